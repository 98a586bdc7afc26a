import { newsRecord } from '#content/news/office/record.ts'
import { caseRecord } from '#catalogue/cases/office/record.ts'
import { exhibitionRecord } from '#content/exhibitions/office/record.ts'
import { articleRecord } from '#content/articles/office/record.ts'
import { bannerRecord } from '#content/home/office/banner-record.ts'
import { partnerLinkRecord } from '#content/home/office/partner-link-record.ts'
import { groupRecord } from '#platform/reference-data/office/record.ts'
import { shopRecord } from '#catalogue/shops/office/record.ts'
import { aliasRecord } from '#catalogue/aliases/office/record.ts'
import { crossReferenceRecord } from '#catalogue/cross-references/office/record.ts'
import { brandRecord } from '#catalogue/brands/office/record.ts'
import { categoryRecord } from '#catalogue/categories/office/record.ts'
import { labelRecord } from '#catalogue/labels/office/record.ts'
import { parameterRecord } from '#catalogue/parameters/office/record.ts'
import { warehouseRecord } from '#catalogue/warehouses/office/record.ts'
import { subjectRecord } from '#catalogue/subjects/office/record.ts'
import { officeHolidayRecord } from '#identity/office-holidays/office/record.ts'
import { contactRecord } from '#identity/contacts/office/record.ts'
import { menuRecord } from '#identity/roles/office/menu-record.ts'
import { operatorRoleRecord } from '#identity/operators/office/role-record.ts'
import { roleRecord } from '#identity/roles/office/role-record.ts'
import { priceListRecord } from '#trade/price-lists/office/record.ts'
import { registerRecords } from '#platform/office/records/registry.ts'
import { answerRecord } from '#service/chat/office/answer-record.ts'
import { bankAccountRecord } from '#trade/bank-accounts/office/record.ts'
import { carrierRecord } from '#trade/carriers/office/record.ts'
import { deliveryTermRecord } from '#trade/delivery-terms/office/record.ts'
import { quoteRuleRecord } from '#trade/quote-approvals/office/rule-record.ts'
import { quoteTemplateRecord } from '#trade/quote-templates/office/record.ts'
import { houseRecord } from '#trade/house/office/record.ts'
import { laneRecord } from '#trade/lanes/office/record.ts'
import { companyGroupRecord } from '#identity/company-groups/office/record.ts'
import { paymentTypeRecord } from '#trade/payment-types/office/record.ts'

/**
 * Every record noun, in the order of the navigation. From here come its calls, handlers, pages and addresses, what the audit
 * and the palette call it, and examples for the tests that try all calls.
 */
export const records = registerRecords([
  brandRecord,
  categoryRecord,
  parameterRecord,
  subjectRecord,
  labelRecord,
  aliasRecord,
  crossReferenceRecord,
  warehouseRecord,
  newsRecord,
  caseRecord,
  exhibitionRecord,
  articleRecord,
  bannerRecord,
  partnerLinkRecord,
  groupRecord,
  shopRecord,
  houseRecord,
  quoteRuleRecord,
  quoteTemplateRecord,
  paymentTypeRecord,
  deliveryTermRecord,
  bankAccountRecord,
  carrierRecord,
  laneRecord,
  priceListRecord,
  companyGroupRecord,
  roleRecord,
  menuRecord,
  answerRecord,
  contactRecord,
  officeHolidayRecord,
  operatorRoleRecord,
])
