import { approvalMail } from '#trade/approvals/texts/mail.en-US.ts'
import { commentMail } from '#catalogue/comments/texts/mail.en-US.ts'
import { companyMail } from '#identity/companies/texts/mail.en-US.ts'
import { enquiryMail } from '#trade/enquiries/texts/mail.en-US.ts'
import { chatMail } from '#service/chat/texts/mail.en-US.ts'
import { dunningMail } from '#trade/dunning/texts/mail.en-US.ts'
import { datasheets } from '#catalogue/datasheets/texts/en-US.ts'
import { documents } from '#catalogue/documents/texts/en-US.ts'
import { mail } from '#platform/texts/mail.en-US.ts'
import { officeClosed } from '#identity/contacts/texts/closed.en-US.ts'
import { operatorMail } from '#identity/operators/texts/mail.en-US.ts'
import { orderMail, sellerMail } from '#trade/orders/texts/mail.en-US.ts'
import { proforma } from '#trade/orders/texts/proforma.en-US.ts'
import { quoteApprovalMail } from '#trade/quote-approvals/office/texts/en-US.ts'
import { quoteDesk } from '#trade/quotes/office/texts/en-US.ts'
import { quoteMail } from '#trade/quotes/texts/mail.en-US.ts'
import { letterhead } from '#trade/house/texts/en-US.ts'
import { sheet } from '#trade/papers/texts/sheet.en-US.ts'
import { quoteSheet } from '#trade/quotes/texts/sheet.en-US.ts'
import { passkeyMail } from '#identity/passkeys/texts/mail.en-US.ts'
import { secondFactorMail } from '#identity/second-factor/texts/mail.en-US.ts'
import { statusMail } from '#site/status/texts/mail.en-US.ts'
import { securityMail } from '#identity/security-events/texts/mail.en-US.ts'
import { alertMail } from '#catalogue/alerts/texts/mail.en-US.ts'
import { sampleMail } from '#trade/samples/texts/mail.en-US.ts'
import { taxInvoiceMail } from '#trade/tax-invoices/texts/mail.en-US.ts'
import { subscriptionMail } from '#service/subscriptions/texts/mail.en-US.ts'
import { workbench } from '#catalogue/finder/texts/workbench.en-US.ts'
import { unavailable } from '#platform/texts/unavailable.en-US.ts'

/** What leaves by mail, text message and PDF, and in parts of pages that the server draws; no browser ever loads it. */
export const mailArea = {
  approvalMail,
  commentMail,
  companyMail,
  chatMail,
  datasheets,
  documents,
  dunningMail,
  enquiryMail,
  mail,
  officeClosed,
  operatorMail,
  orderMail,
  letterhead,
  sellerMail,
  proforma,
  quoteApprovalMail,
  quoteDesk,
  quoteMail,
  quoteSheet,
  passkeyMail,
  secondFactorMail,
  sheet,
  securityMail,
  statusMail,
  subscriptionMail,
  alertMail,
  sampleMail,
  taxInvoiceMail,
  unavailable,
  workbench,
}
