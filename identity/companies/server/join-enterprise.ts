import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { releaseUpload } from '#identity/uploads/server/claim-upload.ts'
import { enterpriseKey, refuseLookAlike } from './enterprise-name.ts'
import {
  findEnterpriseId,
  findMembership,
  insertEnterprise,
  join,
  lockEnterprises,
  removeAbandoned,
} from './enterprise-queries.ts'

/** Whether the member is of the enterprise with this name, however it is written. */
export const worksFor = async (db: Db, memberId: number, name: string) =>
  (await findMembership(db, memberId))?.nameKey === enterpriseKey(name)

type By = { id: number } | { name: string }

/** Joins by id or by name; a name that nobody has used founds an enterprise. Runs in the caller's transaction. */
export async function joinEnterprise(tx: Db, memberId: number, by: By): Promise<number> {
  if ('name' in by) refuseLookAlike(by.name)
  const previous = (await findMembership(tx, memberId))?.enterpriseId
  const id = await lockTarget(tx, by, previous)
  if (previous === id) return id
  await join(tx, memberId, id)
  const abandoned = previous ? await removeAbandoned(tx, previous) : undefined
  if (abandoned?.licenceId) await releaseUpload(tx, abandoned.licenceId)
  return id
}

/** An enterprise may be forgotten between finding and locking it; one that is named is then founded anew. */
async function lockTarget(tx: Db, by: By, previous: number | undefined): Promise<number> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const id = 'id' in by ? by.id : await idOfName(tx, by.name)
    const locked = await lockEnterprises(tx, previous ? [id, previous] : [id])
    if (locked.some((enterprise) => enterprise.id === id)) return id
  }
  throw new Refusal('NOT_FOUND')
}

async function idOfName(tx: Db, name: string): Promise<number> {
  const key = enterpriseKey(name)
  await insertEnterprise(tx, name, key)
  return (await findEnterpriseId(tx, key))?.id ?? 0
}
