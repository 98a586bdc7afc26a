import { aliasTable } from '#catalogue/aliases/office/table.ts'
import { brandTable } from '#catalogue/brands/office/table.ts'
import { categoryTable } from '#catalogue/categories/office/table.ts'
import { labelTable } from '#catalogue/labels/office/table.ts'
import { parameterTable } from '#catalogue/parameters/office/table.ts'
import { subjectTable } from '#catalogue/subjects/office/table.ts'
import { contactTable } from '#identity/contacts/office/table.ts'
import { menuTable } from '#identity/roles/office/menu-table.ts'
import { operatorRoleTable } from '#identity/operators/office/role-table.ts'
import { roleTable } from '#identity/roles/office/role-table.ts'
import { tablesOf } from '#platform/office/records/server/record-table.ts'
import { bankAccountTable } from '#trade/bank-accounts/office/table.ts'
import { carrierTable } from '#trade/carriers/office/table.ts'
import { deliveryTermTable } from '#trade/delivery-terms/office/table.ts'
import { houseTable } from '#trade/house/office/table.ts'
import { paymentTypeTable } from '#trade/payment-types/office/table.ts'
import { records } from '#site/records.ts'

/** How record nouns are kept; one that needs no SQL of its own is not listed. */
export const recordTables = tablesOf(records, {
  aliases: aliasTable,
  bankAccounts: bankAccountTable,
  brands: brandTable,
  carriers: carrierTable,
  categories: categoryTable,
  contacts: contactTable,
  deliveryTerms: deliveryTermTable,
  house: houseTable,
  labels: labelTable,
  menu: menuTable,
  operatorRoles: operatorRoleTable,
  parameters: parameterTable,
  paymentTypes: paymentTypeTable,
  roles: roleTable,
  subjects: subjectTable,
})
