import type { Address } from '#contract/addresses.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import { findAddress } from './queries.ts'

export async function getAddress(db: Db, memberId: number, id: number): Promise<Address> {
  const address = await findAddress(db, memberId, id)
  if (!address) throw new Refusal('NOT_FOUND')
  return address
}
