import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adding, listedIn, page } from './entries.ts'

const listed = listedIn('sales')

export const salesPages: AdminEntry[] = [
  listed(at.enquiries, 'adminEnquiries.title', 'sales.read', () => import('#trade/enquiries/office/list-page.tsx')),
  page(at.enquiry, 'adminEnquiries.title', 'sales.read', () => import('#trade/enquiries/office/enquiry-page.tsx')),
  page(at.newEnquiry, 'adminMembers.newEnquiry', 'behalf.enter', () => import('#trade/enquiries/office/new-page.tsx')),
  page(at.quote, 'adminEnquiries.title', 'sales.edit', () => import('#trade/enquiries/office/quote-page.tsx')),
  listed(
    at.quoteApprovals,
    'adminQuoteApprovals.title',
    'sales.read',
    () => import('#trade/quote-approvals/office/list-page.tsx'),
  ),
  listed(at.orders, 'adminOrders.title', 'sales.read', () => import('#trade/orders/office/list-page.tsx')),
  adding('adminEnteredOrders.newOrder')(
    at.newOrder,
    'adminEnteredOrders.newOrder',
    'behalf.enter',
    () => import('#trade/entered-orders/office/new-page.tsx'),
  ),
  page(at.order, 'adminOrders.title', 'sales.read', () => import('#trade/orders/office/order-page.tsx')),
  listed(
    at.taxInvoices,
    'adminTaxInvoices.title',
    'invoices.issue',
    () => import('#trade/tax-invoices/office/list-page.tsx'),
  ),
  page(
    at.taxInvoice,
    'adminTaxInvoices.title',
    'invoices.issue',
    () => import('#trade/tax-invoices/office/invoice-page.tsx'),
  ),
  listed(at.samples, 'adminSamples.title', 'sales.read', () => import('#trade/samples/office/list-page.tsx')),
  page(at.sample, 'adminSamples.title', 'sales.read', () => import('#trade/samples/office/sample-page.tsx')),
  listed(at.comments, 'adminComments.title', 'sales.read', () => import('#catalogue/comments/office/list-page.tsx')),
  page(at.comment, 'adminComments.title', 'sales.read', () => import('#catalogue/comments/office/comment-page.tsx')),
  listed(
    at.receivables,
    'adminReceivables.title',
    'money.read',
    () => import('#trade/receivables/office/list-page.tsx'),
  ),
  listed(at.turnover, 'adminTurnover.title', 'turnover.read', () => import('#trade/turnover/office/turnover-page.tsx')),
  listed(
    at.conversion,
    'adminConversion.title',
    'figures.read',
    () => import('#trade/conversion/office/conversion-page.tsx'),
  ),
  listed(at.bookings, 'adminBookings.title', 'money.read', () => import('#trade/bookings/office/list-page.tsx')),
  listed(at.paymentAlarms, 'adminAlarms.title', 'money.read', () => import('#trade/payments/office/list-page.tsx')),
  page(at.paymentAlarm, 'adminAlarms.title', 'money.read', () => import('#trade/payments/office/alarm-page.tsx')),
  listed(at.members, 'adminMembers.title', 'members.read', () => import('#identity/members/office/list-page.tsx')),
  page(
    at.memberAddress,
    'addresses.addTitle',
    'behalf.enter',
    () => import('#identity/addresses/office/enter-page.tsx'),
  ),
  adding('adminMembers.newMember')(
    at.newMember,
    'adminMembers.newMember',
    'behalf.enter',
    () => import('#identity/members/office/new-page.tsx'),
  ),
  page(at.member, 'adminMembers.title', 'members.read', () => import('#identity/members/office/member-page.tsx')),
  listed(
    at.companies,
    'adminCompanies.title',
    'members.read',
    () => import('#identity/companies/office/list-page.tsx'),
  ),
  page(at.company, 'adminCompanies.title', 'members.read', () => import('#site/customers/office/company-page.tsx')),
  page(at.statement, 'statements.title', 'money.read', () => import('#trade/statements/office/statement-page.tsx')),
  page(at.mergeCompany, 'adminCustomers.merge', 'members.edit', () => import('#site/customers/office/merge-page.tsx')),
  listed(at.rates, 'adminRates.title', 'rates.read', () => import('#catalogue/rates/office/rates-page.tsx')),
]
