import type { addresses } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getAddress } from './get-address.ts'
import { allAddresses, searchAddresses } from './queries.ts'
import { changeDefault, deleteAddresses, saveAddress, updateAddress } from './save-address.ts'

export const addressHandlers: Handlers<typeof addresses> = {
  list: (paging, { db, caller }) => searchAddresses(db, caller.memberId, paging),
  listAll: (_, { db, caller }) => allAddresses(db, caller.memberId),
  info: ({ id }, { db, caller }) => getAddress(db, caller.memberId, id),
  save: (address, { db, caller }) => saveAddress(db, caller.memberId, address),
  update: (address, { db, caller }) => updateAddress(db, caller.memberId, address),
  updateDefault: (choice, { db, caller }) => changeDefault(db, caller.memberId, choice),
  delete: ({ ids }, { db, caller }) => deleteAddresses(db, caller.memberId, ids),
}
