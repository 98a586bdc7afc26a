import { enquiryMail } from './enquiry-mail.ts'
import { datasheets } from './datasheets.ts'
import { mail } from './mail.ts'
import { orderMail } from './order-mail.ts'
import { proforma } from './proforma.ts'

/** What leaves by mail, text message and PDF; no browser ever loads it. */
export const mailArea = { datasheets, enquiryMail, mail, orderMail, proforma }
