import { companyMail } from './company-mail.ts'
import type { mailArea as english } from '../en-US/mail-area.ts'
import type { AreaTranslation } from '../messages.ts'
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

export const mailArea: AreaTranslation<typeof english> = {
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
