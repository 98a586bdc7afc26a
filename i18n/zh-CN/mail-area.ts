import type { mailArea as english } from '../en-US/mail-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { datasheets } from './datasheets.ts'
import { mail } from './mail.ts'
import { orderMail } from './order-mail.ts'
import { proforma } from './proforma.ts'

export const mailArea: AreaTranslation<typeof english> = { datasheets, enquiryMail, mail, orderMail, proforma }
