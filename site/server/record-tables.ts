import { newsTable } from '#content/news/office/table.ts'
import { caseTable } from '#catalogue/cases/office/table.ts'
import { exhibitionTable } from '#content/exhibitions/office/table.ts'
import { articleTable } from '#content/articles/office/table.ts'
import { bannerTable } from '#content/home/office/banner-table.ts'
import { groupTable } from '#platform/reference-data/office/table.ts'
import { shopTable } from '#catalogue/shops/office/table.ts'
import { aliasTable } from '#catalogue/aliases/office/table.ts'
import { crossReferenceTable } from '#catalogue/cross-references/office/table.ts'
import { brandTable } from '#catalogue/brands/office/table.ts'
import { categoryTable } from '#catalogue/categories/office/table.ts'
import { labelTable } from '#catalogue/labels/office/table.ts'
import { parameterTable } from '#catalogue/parameters/office/table.ts'
import { subjectTable } from '#catalogue/subjects/office/table.ts'
import { officeHolidayTable } from '#identity/office-holidays/office/table.ts'
import { contactTable } from '#identity/contacts/office/table.ts'
import { menuTable } from '#identity/roles/office/menu-table.ts'
import { operatorRoleTable } from '#identity/operators/office/role-table.ts'
import { roleTable } from '#identity/roles/office/role-table.ts'
import { warehouseTable } from '#catalogue/warehouses/office/table.ts'
import { tablesOf } from '#platform/office/records/server/record-table.ts'
import { bankAccountTable } from '#trade/bank-accounts/office/table.ts'
import { carrierTable } from '#trade/carriers/office/table.ts'
import { deliveryTermTable } from '#trade/delivery-terms/office/table.ts'
import { houseTable } from '#trade/house/office/table.ts'
import { companyGroupTable } from '#identity/company-groups/office/table.ts'
import { priceListTable } from '#trade/price-lists/office/table.ts'
import { quoteTemplateTable } from '#trade/quote-templates/office/table.ts'
import { paymentTypeTable } from '#trade/payment-types/office/table.ts'
import { records } from '#site/records.ts'

/** How record nouns are kept; one that needs no SQL of its own is not listed. */
export const recordTables = tablesOf(records, {
  aliases: aliasTable,
  articles: articleTable,
  bankAccounts: bankAccountTable,
  banners: bannerTable,
  brands: brandTable,
  carriers: carrierTable,
  cases: caseTable,
  categories: categoryTable,
  companyGroups: companyGroupTable,
  contacts: contactTable,
  crossReferences: crossReferenceTable,
  deliveryTerms: deliveryTermTable,
  exhibitions: exhibitionTable,
  groups: groupTable,
  house: houseTable,
  labels: labelTable,
  menu: menuTable,
  news: newsTable,
  officeHolidays: officeHolidayTable,
  operatorRoles: operatorRoleTable,
  parameters: parameterTable,
  paymentTypes: paymentTypeTable,
  priceLists: priceListTable,
  quoteTemplates: quoteTemplateTable,
  roles: roleTable,
  shops: shopTable,
  subjects: subjectTable,
  warehouses: warehouseTable,
})
