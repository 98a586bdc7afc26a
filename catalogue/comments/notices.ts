import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofOrder = {
  topic: 'comments',
  label: 'commentMail.open',
  link: (orderId: number) => to.order(orderId),
} as const satisfies Partial<NoticeKind>

export const commentNotices = kinds({
  'comment.answered': { ...ofOrder, subject: 'commentMail.answeredSubject' },
  'comment.hidden': { ...ofOrder, subject: 'commentMail.hiddenSubject', text: 'commentMail.hiddenText' },
})
