import type { Address } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findAddress } from './queries.ts'

export async function getAddress(db: Db, memberId: number, id: number): Promise<Address> {
  const address = await findAddress(db, memberId, id)
  if (!address) throw new Refusal('NOT_FOUND')
  return address
}
