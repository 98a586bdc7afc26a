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
import { records } from '#site/records.ts'

/** How record nouns are kept; one that needs no SQL of its own is not listed. */
export const recordTables = tablesOf(records, {
  aliases: aliasTable,
  brands: brandTable,
  categories: categoryTable,
  contacts: contactTable,
  labels: labelTable,
  menu: menuTable,
  operatorRoles: operatorRoleTable,
  parameters: parameterTable,
  roles: roleTable,
  subjects: subjectTable,
})
