import type { AddressInput } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { checkedAddress } from './place-rules.ts'
import * as queries from './queries.ts'

const most = 50

/** The first address of a member is the default whatever was asked. */
export const saveAddress = (db: Database, memberId: number, input: AddressInput) =>
  db.transaction(async (tx) => {
    const row = await checkedAddress(tx, input)
    await queries.lockAddresses(tx, memberId)
    const known = await queries.countAddresses(tx, memberId)
    if ((known?.count ?? 0) >= most) throw new Refusal('ADDRESSES_FULL')
    const saved = await queries.insertAddress(tx, memberId, row)
    if (!saved) throw new Refusal('NOT_FOUND')
    if (input.receiveStatus === 1 || known?.defaults === 0) await makeDefault(tx, memberId, saved.id)
    return saved
  })

export const updateAddress = (db: Database, memberId: number, { id, ...input }: AddressInput & { id: number }) =>
  db.transaction(async (tx) => {
    await queries.lockAddresses(tx, memberId)
    const row = await checkedAddress(tx, input)
    if ((await queries.updateAddress(tx, memberId, id, row)) === 0) throw new Refusal('NOT_FOUND')
    if (input.receiveStatus === 1) await makeDefault(tx, memberId, id)
    return null
  })

/** 1 makes it the default, 0 leaves the member without one. */
export const changeDefault = (
  db: Database,
  memberId: number,
  { id, receiveStatus }: { id: number; receiveStatus: number },
) =>
  db.transaction(async (tx) => {
    await queries.lockAddresses(tx, memberId)
    const address = await queries.findAddress(tx, memberId, id)
    if (!address) throw new Refusal('NOT_FOUND')
    if (receiveStatus === 1) await makeDefault(tx, memberId, id)
    else if (address.receiveStatus === 1) await queries.clearDefault(tx, memberId)
    return null
  })

/** When the default goes, the newest of the others takes its place. */
export const deleteAddresses = (db: Database, memberId: number, ids: number[]) =>
  db.transaction(async (tx) => {
    await queries.lockAddresses(tx, memberId)
    const before = await queries.countAddresses(tx, memberId)
    await queries.removeAddresses(tx, memberId, ids)
    if (before?.defaults) await queries.markNewestDefault(tx, memberId)
    return null
  })

async function makeDefault(tx: Db, memberId: number, id: number) {
  await queries.clearDefault(tx, memberId)
  await queries.markDefault(tx, memberId, id)
}
