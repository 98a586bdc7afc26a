import type { Address, AddressSnapshot } from '#contract/addresses.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import { findAddress, findSnapshot } from './queries.ts'

export async function getAddress(db: Db, memberId: number, id: number): Promise<Address> {
  const address = await findAddress(db, memberId, id)
  if (!address) throw new Refusal('NOT_FOUND')
  return address
}

/** What an order keeps of a member's own address. */
export async function snapshotAddress(db: Db, memberId: number, id: number): Promise<AddressSnapshot> {
  const address = await findSnapshot(db, memberId, id)
  if (!address) throw new Refusal('INVALID_INPUT', { fields: { addressId: 'orders.chooseAddress' } })
  return address
}
