import { clock } from '#platform/texts/clock.zh-CN.ts'
import { memberEnums } from '#identity/members/texts/enums.zh-CN.ts'
import { addresses } from '#identity/addresses/texts/zh-CN.ts'
import { cart } from '#trade/cart/texts/zh-CN.ts'
import { adminEnteredOrders } from '#trade/entered-orders/office/texts/zh-CN.ts'
import { orders } from '#trade/orders/texts/zh-CN.ts'
import { enquiries } from '#trade/enquiries/texts/zh-CN.ts'
import { uploads } from '#identity/uploads/texts/zh-CN.ts'
import { adminQuoteApprovals, adminQuoteRules, quoteApprovalMail } from '#trade/quote-approvals/office/texts/zh-CN.ts'
import { adminQuoteTemplates } from '#trade/quote-templates/office/texts/zh-CN.ts'
import { adminEnquiryTasks } from '#trade/enquiry-tasks/office/texts/zh-CN.ts'
import { adminConversion } from '#trade/conversion/office/texts/zh-CN.ts'
import { quoteDesk } from '#trade/quotes/office/texts/zh-CN.ts'
import { quotes } from '#trade/quotes/texts/zh-CN.ts'
import { lettersOfCredit } from '#trade/letters-of-credit/texts/zh-CN.ts'
import { papers } from '#trade/papers/texts/zh-CN.ts'
import { adminPapers } from '#trade/papers/office/texts/zh-CN.ts'
import { payments } from '#trade/payments/texts/zh-CN.ts'
import { adminMenu, adminRoles } from '#identity/roles/office/texts/zh-CN.ts'
import { adminTurnover } from '#trade/turnover/office/texts/zh-CN.ts'
import { adminBookings } from '#trade/bookings/office/texts/zh-CN.ts'
import { adminWarehouses } from '#catalogue/warehouses/office/texts/zh-CN.ts'
import { adminCosts } from '#catalogue/costs/office/texts/zh-CN.ts'
import { adminMargins } from '#trade/margins/office/texts/zh-CN.ts'
import { adminReceivables } from '#trade/receivables/office/texts/zh-CN.ts'
import { samples } from '#trade/samples/texts/zh-CN.ts'
import { adminSamples } from '#trade/samples/office/texts/zh-CN.ts'
import { taxInvoices } from '#trade/tax-invoices/texts/zh-CN.ts'
import { adminTaxInvoices } from '#trade/tax-invoices/office/texts/zh-CN.ts'
import { statements } from '#trade/statements/texts/zh-CN.ts'
import { adminRates } from '#catalogue/rates/office/texts/zh-CN.ts'
import { adminOrders } from '#trade/orders/office/texts/zh-CN.ts'
import { adminMedia } from '#platform/office/media/texts/zh-CN.ts'
import { adminMembers } from '#identity/members/office/texts/zh-CN.ts'
import { adminEnquiries } from '#trade/enquiries/office/texts/zh-CN.ts'
import { adminCompanies } from '#identity/companies/office/texts/zh-CN.ts'
import type { adminArea as english } from './admin-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { comments } from '#catalogue/comments/texts/zh-CN.ts'
import { adminComments } from '#catalogue/comments/office/texts/zh-CN.ts'
import { threads } from '#trade/threads/texts/zh-CN.ts'
import { adminThreads } from '#trade/threads/office/texts/zh-CN.ts'
import { adminAlarms } from '#trade/payments/office/texts/zh-CN.ts'
import { adminAliases } from '#catalogue/aliases/office/texts/zh-CN.ts'
import { adminCrossReferences } from '#catalogue/cross-references/office/texts/zh-CN.ts'
import { adminBankAccounts } from '#trade/bank-accounts/office/texts/zh-CN.ts'
import { adminPaymentTypes } from '#trade/payment-types/office/texts/zh-CN.ts'
import { orderParts } from '#trade/order-parts/texts/zh-CN.ts'
import { paymentPlans } from '#trade/payment-types/texts/zh-CN.ts'
import { adminDeliveryTerms } from '#trade/delivery-terms/office/texts/zh-CN.ts'
import { deliveryTerms } from '#trade/delivery-terms/texts/zh-CN.ts'
import { settlements } from '#trade/settlements/texts/zh-CN.ts'
import { shipments } from '#trade/shipments/texts/zh-CN.ts'
import { adminShipments } from '#trade/shipments/office/texts/zh-CN.ts'
import { adminCarriers } from '#trade/carriers/office/texts/zh-CN.ts'
import { adminCompanyGroups } from '#identity/company-groups/office/texts/zh-CN.ts'
import { adminPriceHistory } from '#catalogue/price-history/office/texts/zh-CN.ts'
import { adminPriceLists } from '#trade/price-lists/office/texts/zh-CN.ts'
import { priceLists } from '#trade/price-lists/texts/zh-CN.ts'
import { adminLanes } from '#trade/lanes/office/texts/zh-CN.ts'
import { lanes } from '#trade/lanes/texts/zh-CN.ts'
import { adminHouse } from '#trade/house/office/texts/zh-CN.ts'
import { adminAudit } from '#platform/office/audit/texts/zh-CN.ts'
import { adminBroadcasts } from '#service/broadcasts/office/texts/zh-CN.ts'
import { adminAnswers, adminChat } from '#service/chat/office/texts/zh-CN.ts'
import { adminContacts } from '#identity/contacts/office/texts/zh-CN.ts'
import { adminHolidays } from '#identity/office-holidays/office/texts/zh-CN.ts'
import { adminContent } from '#platform/office/records/texts/zh-CN.ts'
import { adminCredit } from '#trade/company-credit/office/texts/zh-CN.ts'
import { companyCredit } from '#trade/company-credit/texts/zh-CN.ts'
import { adminCustomers } from '#site/customers/office/texts/zh-CN.ts'
import { adminNews } from '#content/news/office/texts/zh-CN.ts'
import { adminCases } from '#catalogue/cases/office/texts/zh-CN.ts'
import { adminExhibitions } from '#content/exhibitions/office/texts/zh-CN.ts'
import { adminArticles } from '#content/articles/office/texts/zh-CN.ts'
import { adminBanners, adminPartnerLinks } from '#content/home/office/texts/zh-CN.ts'
import { adminGroups } from '#platform/reference-data/office/texts/zh-CN.ts'
import { adminShops } from '#catalogue/shops/office/texts/zh-CN.ts'
import { adminDesk } from '#site/desk/office/texts/zh-CN.ts'
import { adminFields } from '#platform/office/texts/fields.zh-CN.ts'
import { adminTables } from '#platform/office/tables/texts/zh-CN.ts'
import { adminForm } from '#platform/office/texts/zh-CN.ts'
import { adminImports } from '#catalogue/imports/office/texts/zh-CN.ts'
import { adminJobs } from '#site/jobs/office/texts/zh-CN.ts'
import { adminBrowserErrors } from '#site/browser-errors/office/texts/zh-CN.ts'
import { adminStatus } from '#site/status/office/texts/zh-CN.ts'
import { adminLabels } from '#catalogue/labels/office/texts/zh-CN.ts'
import { adminNewsletters } from '#service/subscriptions/office/texts/zh-CN.ts'
import { adminOperatorRoles, adminOperators } from '#identity/operators/office/texts/zh-CN.ts'
import { adminSetUp } from '#site/set-up/office/texts/zh-CN.ts'
import { adminProducts } from '#catalogue/products/office/texts/zh-CN.ts'
import { passkeys } from '#identity/passkeys/texts/zh-CN.ts'
import { secondFactor } from '#identity/second-factor/texts/zh-CN.ts'
import { adminSecurity } from '#identity/security-events/office/texts/zh-CN.ts'
import { adminNotices } from '#identity/letters/office/texts/zh-CN.ts'
import { adminSession } from '#identity/operators/office/texts/session.zh-CN.ts'
import {
  adminBrands,
  adminCategories,
  adminParameters,
  adminSubjects,
} from '#catalogue/categories/office/texts/zh-CN.ts'

export const adminArea: AreaTranslation<typeof english> = {
  clock,
  memberEnums,
  addresses,
  cart,
  adminEnteredOrders,
  orders,
  enquiries,
  uploads,
  adminQuoteApprovals,
  adminEnquiryTasks,
  adminConversion,
  adminQuoteRules,
  adminQuoteTemplates,
  quoteApprovalMail,
  quoteDesk,
  quotes,
  lettersOfCredit,
  papers,
  adminPapers,
  payments,
  adminMenu,
  adminRoles,
  adminRates,
  adminReceivables,
  adminCosts,
  adminMargins,
  adminWarehouses,
  adminBookings,
  adminTurnover,
  statements,
  adminTaxInvoices,
  adminSamples,
  samples,
  taxInvoices,
  adminOrders,
  adminMedia,
  adminMembers,
  adminEnquiries,
  adminCompanies,
  adminAlarms,
  adminThreads,
  threads,
  adminComments,
  comments,
  adminAliases,
  adminCrossReferences,
  adminAudit,
  adminBankAccounts,
  adminCarriers,
  adminLanes,
  adminPriceHistory,
  adminPriceLists,
  adminCompanyGroups,
  priceLists,
  lanes,
  adminShipments,
  settlements,
  shipments,
  adminHouse,
  adminDeliveryTerms,
  adminPaymentTypes,
  deliveryTerms,
  orderParts,
  paymentPlans,
  adminBroadcasts,
  adminAnswers,
  adminChat,
  adminContacts,
  adminHolidays,
  adminContent,
  adminCredit,
  companyCredit,
  adminCustomers,
  adminNews,
  adminCases,
  adminExhibitions,
  adminArticles,
  adminBanners,
  adminPartnerLinks,
  adminGroups,
  adminShops,
  adminDesk,
  adminFields,
  adminForm,
  adminBrands,
  adminCategories,
  adminImports,
  adminJobs,
  adminStatus,
  adminBrowserErrors,
  adminLabels,
  adminNewsletters,
  adminOperatorRoles,
  adminOperators,
  adminParameters,
  adminSetUp,
  adminProducts,
  passkeys,
  secondFactor,
  adminSecurity,
  adminNotices,
  adminSession,
  adminSubjects,
  adminTables,
}
