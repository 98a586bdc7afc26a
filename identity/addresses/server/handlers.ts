import type { addresses } from '../contract.ts'
import { requirePermission } from '#identity/roles/server/require-permission.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getAddress } from './get-address.ts'
import { allAddresses, searchAddresses } from './queries.ts'
import { changeDefault, deleteAddresses, saveAddress, updateAddress } from './save-address.ts'

export const addressHandlers: Handlers<typeof addresses> = {
  list: (paging, { db, caller }) => searchAddresses(db, caller.memberId, paging),
  listAll: (_, { db, caller }) => allAddresses(db, caller.memberId),
  info: ({ id }, { db, caller }) => getAddress(db, caller.memberId, id),
  save: async (address, context) => {
    await requirePermission(context, 'address.edit')
    return saveAddress(context.db, context.caller.memberId, address)
  },
  update: async (address, context) => {
    await requirePermission(context, 'address.edit')
    return updateAddress(context.db, context.caller.memberId, address)
  },
  updateDefault: async (choice, context) => {
    await requirePermission(context, 'address.edit')
    return changeDefault(context.db, context.caller.memberId, choice)
  },
  delete: async ({ ids }, context) => {
    await requirePermission(context, 'address.edit')
    return deleteAddresses(context.db, context.caller.memberId, ids)
  },
}
