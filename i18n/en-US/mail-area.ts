import { mail } from './mail.ts'
import { orderMail } from './order-mail.ts'

/** What leaves by mail and text message; no browser ever loads it. */
export const mailArea = { mail, orderMail }
