import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finders } from '#platform/office/finder.ts'
import { deskAddressHandlers } from '#identity/addresses/office/handlers.ts'
import { enteredOrderHandlers } from '#trade/entered-orders/office/handlers.ts'
import { enquiryFinder } from '#trade/enquiries/office/desk-enquiry.ts'
import { enquiryUndoer } from '#trade/enquiries/office/operate-enquiry.ts'
import { deskEnquiryHandlers } from '#trade/enquiries/office/handlers.ts'
import { memberFinder } from '#identity/members/office/desk-member.ts'
import { deskCompanyHandlers } from '#identity/companies/office/handlers.ts'
import { deskCreditHandlers } from '#trade/company-credit/office/handlers.ts'
import { deskMemberHandlers } from '#identity/members/office/handlers.ts'
import { menuHandlers } from '#identity/roles/office/handlers.ts'
import { memberUndoer } from '#identity/members/office/operate-member.ts'
import { companyFinder } from '#identity/companies/office/review-company.ts'
import { orderFinder } from '#trade/orders/office/desk-order.ts'
import { deskOrderHandlers } from '#trade/orders/office/handlers.ts'
import { customerHandlers } from '#site/customers/office/handlers.ts'
import { deskCommentHandlers } from '#catalogue/comments/office/handlers.ts'
import { paymentAlarmHandlers } from '#trade/payments/office/handlers.ts'
import { marginHandlers } from '#trade/margins/office/handlers.ts'
import { turnoverHandlers } from '#trade/turnover/office/handlers.ts'
import { bookingHandlers } from '#trade/bookings/office/handlers.ts'
import { receivableHandlers } from '#trade/receivables/office/handlers.ts'
import { deskStatementHandlers } from '#trade/statements/office/handlers.ts'
import { deskSampleHandlers, sampleFinder } from '#trade/samples/office/handlers.ts'
import { deskTaxInvoiceHandlers, taxInvoiceFinder } from '#trade/tax-invoices/office/handlers.ts'
import { quoteApprovalHandlers } from '#trade/quote-approvals/office/handlers.ts'
import { enquiryTaskHandlers } from '#trade/enquiry-tasks/office/handlers.ts'
import { conversionHandlers } from '#trade/conversion/office/handlers.ts'
import { rateHandlers } from '#catalogue/rates/office/handlers.ts'

/** Sales and customers in the back office. */
export const salesDeskHandlers = {
  addresses: deskAddressHandlers,
  comments: deskCommentHandlers,
  companies: deskCompanyHandlers,
  companyCredit: deskCreditHandlers,
  conversion: conversionHandlers,
  customers: customerHandlers,
  enquiries: deskEnquiryHandlers,
  enquiryTasks: enquiryTaskHandlers,
  enteredOrders: enteredOrderHandlers,
  margins: marginHandlers,
  members: deskMemberHandlers,
  menu: menuHandlers,
  orders: deskOrderHandlers,
  paymentAlarms: paymentAlarmHandlers,
  quoteApprovals: quoteApprovalHandlers,
  rates: rateHandlers,
  receivables: receivableHandlers,
  bookings: bookingHandlers,
  turnover: turnoverHandlers,
  statements: deskStatementHandlers,
  samples: deskSampleHandlers,
  taxInvoices: deskTaxInvoiceHandlers,
}

export const salesFinders: Finders = {
  order: orderFinder,
  enquiry: enquiryFinder,
  member: memberFinder,
  company: companyFinder,
  sample: sampleFinder,
  taxInvoice: taxInvoiceFinder,
}

export const salesUndoers: Undoers = {
  enquiry: enquiryUndoer,
  member: memberUndoer,
}
