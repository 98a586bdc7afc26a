import { clock } from '#platform/texts/clock.en-US.ts'
import { memberEnums } from '#identity/members/texts/enums.en-US.ts'
import { addresses } from '#identity/addresses/texts/en-US.ts'
import { cart } from '#trade/cart/texts/en-US.ts'
import { adminEnteredOrders } from '#trade/entered-orders/office/texts/en-US.ts'
import { orders } from '#trade/orders/texts/en-US.ts'
import { enquiries } from '#trade/enquiries/texts/en-US.ts'
import { uploads } from '#identity/uploads/texts/en-US.ts'
import { adminQuoteApprovals, adminQuoteRules, quoteApprovalMail } from '#trade/quote-approvals/office/texts/en-US.ts'
import { adminQuoteTemplates } from '#trade/quote-templates/office/texts/en-US.ts'
import { adminEnquiryTasks } from '#trade/enquiry-tasks/office/texts/en-US.ts'
import { adminConversion } from '#trade/conversion/office/texts/en-US.ts'
import { quoteDesk } from '#trade/quotes/office/texts/en-US.ts'
import { quotes } from '#trade/quotes/texts/en-US.ts'
import { lettersOfCredit } from '#trade/letters-of-credit/texts/en-US.ts'
import { papers } from '#trade/papers/texts/en-US.ts'
import { adminPapers } from '#trade/papers/office/texts/en-US.ts'
import { payments } from '#trade/payments/texts/en-US.ts'
import { adminMenu, adminRoles } from '#identity/roles/office/texts/en-US.ts'
import { adminTurnover } from '#trade/turnover/office/texts/en-US.ts'
import { adminBookings } from '#trade/bookings/office/texts/en-US.ts'
import { adminWarehouses } from '#catalogue/warehouses/office/texts/en-US.ts'
import { adminCosts } from '#catalogue/costs/office/texts/en-US.ts'
import { adminMargins } from '#trade/margins/office/texts/en-US.ts'
import { adminReceivables } from '#trade/receivables/office/texts/en-US.ts'
import { samples } from '#trade/samples/texts/en-US.ts'
import { adminSamples } from '#trade/samples/office/texts/en-US.ts'
import { taxInvoices } from '#trade/tax-invoices/texts/en-US.ts'
import { adminTaxInvoices } from '#trade/tax-invoices/office/texts/en-US.ts'
import { statements } from '#trade/statements/texts/en-US.ts'
import { adminRates } from '#catalogue/rates/office/texts/en-US.ts'
import { adminOrders } from '#trade/orders/office/texts/en-US.ts'
import { adminMedia } from '#platform/office/media/texts/en-US.ts'
import { adminMembers } from '#identity/members/office/texts/en-US.ts'
import { adminEnquiries } from '#trade/enquiries/office/texts/en-US.ts'
import { adminCompanies } from '#identity/companies/office/texts/en-US.ts'
import { comments } from '#catalogue/comments/texts/en-US.ts'
import { adminComments } from '#catalogue/comments/office/texts/en-US.ts'
import { threads } from '#trade/threads/texts/en-US.ts'
import { adminThreads } from '#trade/threads/office/texts/en-US.ts'
import { adminAlarms } from '#trade/payments/office/texts/en-US.ts'
import { adminAliases } from '#catalogue/aliases/office/texts/en-US.ts'
import { adminCrossReferences } from '#catalogue/cross-references/office/texts/en-US.ts'
import { adminBankAccounts } from '#trade/bank-accounts/office/texts/en-US.ts'
import { adminPaymentTypes } from '#trade/payment-types/office/texts/en-US.ts'
import { orderParts } from '#trade/order-parts/texts/en-US.ts'
import { paymentPlans } from '#trade/payment-types/texts/en-US.ts'
import { adminDeliveryTerms } from '#trade/delivery-terms/office/texts/en-US.ts'
import { deliveryTerms } from '#trade/delivery-terms/texts/en-US.ts'
import { settlements } from '#trade/settlements/texts/en-US.ts'
import { shipments } from '#trade/shipments/texts/en-US.ts'
import { adminShipments } from '#trade/shipments/office/texts/en-US.ts'
import { adminCarriers } from '#trade/carriers/office/texts/en-US.ts'
import { adminCompanyGroups } from '#identity/company-groups/office/texts/en-US.ts'
import { adminPriceHistory } from '#catalogue/price-history/office/texts/en-US.ts'
import { adminPriceLists } from '#trade/price-lists/office/texts/en-US.ts'
import { priceLists } from '#trade/price-lists/texts/en-US.ts'
import { adminLanes } from '#trade/lanes/office/texts/en-US.ts'
import { lanes } from '#trade/lanes/texts/en-US.ts'
import { adminHouse } from '#trade/house/office/texts/en-US.ts'
import { adminAudit } from '#platform/office/audit/texts/en-US.ts'
import { adminBroadcasts } from '#service/broadcasts/office/texts/en-US.ts'
import { adminAnswers, adminChat } from '#service/chat/office/texts/en-US.ts'
import { adminContacts } from '#identity/contacts/office/texts/en-US.ts'
import { adminHolidays } from '#identity/office-holidays/office/texts/en-US.ts'
import { adminContent } from '#platform/office/records/texts/en-US.ts'
import { adminCredit } from '#trade/company-credit/office/texts/en-US.ts'
import { companyCredit } from '#trade/company-credit/texts/en-US.ts'
import { adminCustomers } from '#site/customers/office/texts/en-US.ts'
import { adminNews } from '#content/news/office/texts/en-US.ts'
import { adminCases } from '#catalogue/cases/office/texts/en-US.ts'
import { adminExhibitions } from '#content/exhibitions/office/texts/en-US.ts'
import { adminArticles } from '#content/articles/office/texts/en-US.ts'
import { adminBanners, adminPartnerLinks } from '#content/home/office/texts/en-US.ts'
import { adminGroups } from '#platform/reference-data/office/texts/en-US.ts'
import { adminShops } from '#catalogue/shops/office/texts/en-US.ts'
import { adminDesk } from '#site/desk/office/texts/en-US.ts'
import { adminFields } from '#platform/office/texts/fields.en-US.ts'
import { adminTables } from '#platform/office/tables/texts/en-US.ts'
import { adminForm } from '#platform/office/texts/en-US.ts'
import { adminImports } from '#catalogue/imports/office/texts/en-US.ts'
import { adminJobs } from '#site/jobs/office/texts/en-US.ts'
import { adminBrowserErrors } from '#site/browser-errors/office/texts/en-US.ts'
import { adminStatus } from '#site/status/office/texts/en-US.ts'
import { adminLabels } from '#catalogue/labels/office/texts/en-US.ts'
import { adminNewsletters } from '#service/subscriptions/office/texts/en-US.ts'
import { adminOperatorRoles, adminOperators } from '#identity/operators/office/texts/en-US.ts'
import { adminSetUp } from '#site/set-up/office/texts/en-US.ts'
import { adminProducts } from '#catalogue/products/office/texts/en-US.ts'
import { passkeys } from '#identity/passkeys/texts/en-US.ts'
import { secondFactor } from '#identity/second-factor/texts/en-US.ts'
import { adminSecurity } from '#identity/security-events/office/texts/en-US.ts'
import { adminNotices } from '#identity/letters/office/texts/en-US.ts'
import { adminSession } from '#identity/operators/office/texts/session.en-US.ts'
import {
  adminBrands,
  adminCategories,
  adminParameters,
  adminSubjects,
} from '#catalogue/categories/office/texts/en-US.ts'

/** The back office; no customer's browser ever loads it. */
export const adminArea = {
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
