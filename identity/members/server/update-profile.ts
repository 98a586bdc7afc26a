import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { members } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { claimUpload, releaseUpload } from '#identity/uploads/server/claim-upload.ts'
import { pictureUrl } from '#platform/server/files/stored-keys.ts'
import type { Context } from '#platform/server/api/context.ts'
import { hasNamed, nameCompany } from '#identity/companies/server/name-company.ts'
import { countryExists, lockHeadImage, updateContact, updateHeadImage, updatePerson } from './queries.ts'
import { allowNaming } from '#identity/companies/server/update-company.ts'

type Person = ParsedOf<typeof members.update>
type Global = ParsedOf<typeof members.updateByGlobal>

const shownWidth = 256

export async function updateProfile(person: Person, context: Context<'member'>): Promise<null> {
  await context.db.transaction((tx) => change(tx, context.caller.memberId, person))
  return null
}

/** The single form of the international site: the person, how to reach them, and where they work. */
export async function updateByGlobal(form: Global, context: Context<'member'>): Promise<null> {
  const { db, caller, config } = context
  if (!(await countryExists(db, form.countryId)))
    throw new Refusal('INVALID_INPUT', { fields: { countryId: 'members.selectCountry' } })
  const isNew = !(await hasNamed(db, caller.memberId, form.enterpriseName))
  if (isNew) await allowNaming(context)
  await db.transaction(async (tx) => {
    await change(tx, caller.memberId, form)
    await updateContact(tx, caller.memberId, form)
    if (isNew) await nameCompany(tx, caller.memberId, { name: form.enterpriseName }, config)
  })
  return null
}

async function change(tx: Db, memberId: number, { headImgId, locale, ...person }: Person) {
  const before = await lockHeadImage(tx, memberId)
  await updatePerson(tx, memberId, { ...person, locale: locale ?? null })
  if (headImgId === undefined || headImgId === before?.uploadId) return
  const upload = headImgId === null ? null : await claimUpload(tx, { memberId }, 'picture', headImgId)
  await updateHeadImage(tx, memberId, upload && { uploadId: upload.id, url: pictureUrl(upload, shownWidth) })
  if (before?.uploadId) await releaseUpload(tx, before.uploadId)
}
