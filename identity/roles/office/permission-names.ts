import type { Permission } from '#platform/contract/permissions.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

/** What a permission allows, in words. */
export const permissionNames: Record<Permission, PlainKey> = {
  'cart.edit': 'adminRoles.permission_cart',
  'enquiry.send': 'adminRoles.permission_enquiry',
  'quote.accept': 'adminRoles.permission_quote',
  'order.place': 'adminRoles.permission_place',
  'order.approve': 'adminRoles.permission_approve',
  'order.cancel': 'adminRoles.permission_cancel',
  'order.receive': 'adminRoles.permission_receive',
  'order.return': 'adminRoles.permission_return',
  'invoice.request': 'adminRoles.permission_invoice',
  'address.edit': 'adminRoles.permission_address',
  'profile.edit': 'adminRoles.permission_profile',
  'company.edit': 'adminRoles.permission_company',
}
