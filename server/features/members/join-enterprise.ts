import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import { releaseUpload } from '#server/features/uploads/claim-upload.ts'
import { enterpriseKey, refuseLookAlike } from './enterprise-name.ts'
import {
  findEnterpriseId,
  findMembership,
  insertEnterprise,
  join,
  lockEnterprises,
  removeAbandoned,
} from './enterprise-queries.ts'

/** Joins by id or by name; a name that nobody has used founds an enterprise. Runs in the caller's transaction. */
export async function joinEnterprise(tx: Db, memberId: number, by: { id: number } | { name: string }): Promise<number> {
  const id = 'id' in by ? by.id : await idOfName(tx, by.name)
  const previous = (await findMembership(tx, memberId))?.enterpriseId
  if (previous === id) return id
  const locked = await lockEnterprises(tx, previous ? [id, previous] : [id])
  if (!locked.some((enterprise) => enterprise.id === id)) throw new Refusal('NOT_FOUND')
  await join(tx, memberId, id)
  const abandoned = previous ? await removeAbandoned(tx, previous) : undefined
  if (abandoned?.licenceId) await releaseUpload(tx, abandoned.licenceId)
  return id
}

async function idOfName(tx: Db, name: string): Promise<number> {
  refuseLookAlike(name)
  const key = enterpriseKey(name)
  await insertEnterprise(tx, name, key)
  const found = await findEnterpriseId(tx, key)
  if (!found) throw new Refusal('NOT_FOUND')
  return found.id
}
