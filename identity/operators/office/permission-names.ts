import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

/** What a permission allows, in words. */
export const permissionNames: Record<GrantedPermission, PlainKey> = {
  'products.read': 'adminOperatorRoles.may_products_read',
  'products.edit': 'adminOperatorRoles.may_products_edit',
  'catalogue.read': 'adminOperatorRoles.may_catalogue_read',
  'catalogue.edit': 'adminOperatorRoles.may_catalogue_edit',
  'content.read': 'adminOperatorRoles.may_content_read',
  'content.edit': 'adminOperatorRoles.may_content_edit',
  'sales.read': 'adminOperatorRoles.may_sales_read',
  'sales.edit': 'adminOperatorRoles.may_sales_edit',
  'enquiries.assign': 'adminOperatorRoles.may_assign',
  'behalf.enter': 'adminOperatorRoles.may_behalf',
  'money.read': 'adminOperatorRoles.may_money_read',
  'money.confirm': 'adminOperatorRoles.may_money_confirm',
  'money.refund': 'adminOperatorRoles.may_money_refund',
  'credit.edit': 'adminOperatorRoles.may_credit',
  'prices.edit': 'adminOperatorRoles.may_prices',
  'invoices.issue': 'adminOperatorRoles.may_invoices',
  'rates.read': 'adminOperatorRoles.may_rates_read',
  'rates.edit': 'adminOperatorRoles.may_rates_edit',
  'figures.read': 'adminOperatorRoles.may_figures',
  'members.read': 'adminOperatorRoles.may_members_read',
  'members.edit': 'adminOperatorRoles.may_members_edit',
  'service.read': 'adminOperatorRoles.may_service_read',
  'service.edit': 'adminOperatorRoles.may_service_edit',
  'settings.edit': 'adminOperatorRoles.may_settings',
  'operators.edit': 'adminOperatorRoles.may_operators_edit',
  'roles.edit': 'adminOperatorRoles.may_roles_edit',
  'audit.read': 'adminOperatorRoles.may_audit',
  'security.read': 'adminOperatorRoles.may_security',
}
