import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofProduct = {
  topic: 'alerts',
  label: 'alertMail.open',
  link: (productId: number) => to.product(productId),
} as const satisfies Partial<NoticeKind>

export const alertNotices = kinds({
  'alert.price': { ...ofProduct, subject: 'alertMail.priceSubject', text: 'alertMail.priceText' },
  'alert.stock': { ...ofProduct, subject: 'alertMail.stockSubject', text: 'alertMail.stockText' },
})
