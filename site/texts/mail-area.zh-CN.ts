import { approvalMail } from '#trade/approvals/texts/mail.zh-CN.ts'
import { commentMail } from '#catalogue/comments/texts/mail.zh-CN.ts'
import { companyMail } from '#identity/companies/texts/mail.zh-CN.ts'
import type { mailArea as english } from './mail-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { enquiryMail } from '#trade/enquiries/texts/mail.zh-CN.ts'
import { chatMail } from '#service/chat/texts/mail.zh-CN.ts'
import { dunningMail } from '#trade/dunning/texts/mail.zh-CN.ts'
import { datasheets } from '#catalogue/datasheets/texts/zh-CN.ts'
import { documents } from '#catalogue/documents/texts/zh-CN.ts'
import { mail } from '#platform/texts/mail.zh-CN.ts'
import { officeClosed } from '#identity/contacts/texts/closed.zh-CN.ts'
import { operatorMail } from '#identity/operators/texts/mail.zh-CN.ts'
import { orderMail, sellerMail } from '#trade/orders/texts/mail.zh-CN.ts'
import { proforma } from '#trade/orders/texts/proforma.zh-CN.ts'
import { quoteApprovalMail } from '#trade/quote-approvals/office/texts/zh-CN.ts'
import { quoteDesk } from '#trade/quotes/office/texts/zh-CN.ts'
import { quoteMail } from '#trade/quotes/texts/mail.zh-CN.ts'
import { letterhead } from '#trade/house/texts/zh-CN.ts'
import { sheet } from '#trade/papers/texts/sheet.zh-CN.ts'
import { quoteSheet } from '#trade/quotes/texts/sheet.zh-CN.ts'
import { passkeyMail } from '#identity/passkeys/texts/mail.zh-CN.ts'
import { secondFactorMail } from '#identity/second-factor/texts/mail.zh-CN.ts'
import { statusMail } from '#site/status/texts/mail.zh-CN.ts'
import { securityMail } from '#identity/security-events/texts/mail.zh-CN.ts'
import { alertMail } from '#catalogue/alerts/texts/mail.zh-CN.ts'
import { sampleMail } from '#trade/samples/texts/mail.zh-CN.ts'
import { taxInvoiceMail } from '#trade/tax-invoices/texts/mail.zh-CN.ts'
import { subscriptionMail } from '#service/subscriptions/texts/mail.zh-CN.ts'
import { workbench } from '#catalogue/finder/texts/workbench.zh-CN.ts'
import { unavailable } from '#platform/texts/unavailable.zh-CN.ts'

export const mailArea: AreaTranslation<typeof english> = {
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
