import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Picture } from '#platform/contract/picture.ts'

/** The person a visitor deals with. */
export const Contact = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  /** Empty like everything below where the contact has none. */
  email: v.string(),
  phone: v.string(),
  /** With country code. */
  whatsapp: v.string(),
  wechatId: v.string(),
  /** Uploaded: the code that WeChat gives its user. */
  wechatQR: v.string(),
  whatappQR: v.string(),
  picture: v.nullable(Picture),
  cookieId: v.nullable(v.string()),
  visitHistoryId: v.nullable(Id),
})
export type Contact = v.InferOutput<typeof Contact>

const QrTarget = v.object({
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(500))),
  account: v.optional(v.picklist(['wechat', 'site'])),
  /** Whose WhatsApp chat it opens. */
  contactId: v.optional(Id),
})
export type QrTarget = v.InferOutput<typeof QrTarget>

export const support = {
  contact: get('/common/custemerService/info', {
    access: 'open',
    input: v.object({ cookieId: v.optional(v.string()) }),
    output: Contact,
  }),
  toolbarContact: get('/customer/member/toolbarCustomerService', { access: 'member', output: Contact }),
  /** The same person, for passing on to a colleague. */
  shareContact: get('/customer/member/shareCustomerService', { access: 'member', output: Contact }),
  /** A QR code of our own addresses only: a page, an account of the footer, or a contact's chat. */
  qrCode: get('/mp/QrCode', { access: 'open', input: QrTarget, output: v.string(), type: 'image/svg+xml' }),
}
