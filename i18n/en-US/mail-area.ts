import { companyMail } from './company-mail.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { chatMail } from './chat-mail.ts'
import { datasheets } from './datasheets.ts'
import { mail } from './mail.ts'
import { operatorMail } from './operator-mail.ts'
import { orderMail } from './order-mail.ts'
import { proforma } from './proforma.ts'
import { quoteDesk } from './quote-desk.ts'
import { quoteMail } from './quote-mail.ts'
import { quoteSheet } from './quote-sheet.ts'
import { subscriptionMail } from './subscription-mail.ts'

/** What leaves by mail, text message and PDF; no browser ever loads it. */
export const mailArea = {
  companyMail,
  chatMail,
  datasheets,
  enquiryMail,
  mail,
  operatorMail,
  orderMail,
  proforma,
  quoteDesk,
  quoteMail,
  quoteSheet,
  subscriptionMail,
}
