import { companyMail } from '#identity/companies/texts/mail.en-US.ts'
import { enquiryMail } from '#trade/enquiries/texts/mail.en-US.ts'
import { chatMail } from '#service/chat/texts/mail.en-US.ts'
import { datasheets } from '#catalogue/datasheets/texts/en-US.ts'
import { mail } from '#platform/texts/mail.en-US.ts'
import { operatorMail } from '#identity/operators/texts/mail.en-US.ts'
import { orderMail, sellerMail } from '#trade/orders/texts/mail.en-US.ts'
import { proforma } from '#trade/orders/texts/proforma.en-US.ts'
import { quoteDesk } from '#trade/quotes/office/texts/en-US.ts'
import { quoteMail } from '#trade/quotes/texts/mail.en-US.ts'
import { quoteSheet } from '#trade/quotes/texts/sheet.en-US.ts'
import { securityMail } from '#identity/security-events/texts/mail.en-US.ts'
import { subscriptionMail } from '#service/subscriptions/texts/mail.en-US.ts'

/** What leaves by mail, text message and PDF; no browser ever loads it. */
export const mailArea = {
  companyMail,
  chatMail,
  datasheets,
  enquiryMail,
  mail,
  operatorMail,
  orderMail,
  sellerMail,
  proforma,
  quoteDesk,
  quoteMail,
  quoteSheet,
  securityMail,
  subscriptionMail,
}
