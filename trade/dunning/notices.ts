import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofPart = {
  topic: 'payments',
  label: 'dunningMail.open',
  link: (id: number) => to.order(id),
} as const satisfies Partial<NoticeKind>

/** What is to be paid after the order was placed. */
export const dunningNotices = kinds({
  'dunning.soon': { ...ofPart, subject: 'dunningMail.soonSubject', text: 'dunningMail.soonText' },
  'dunning.due': { ...ofPart, subject: 'dunningMail.dueSubject', text: 'dunningMail.dueText' },
  'dunning.overdue': { ...ofPart, subject: 'dunningMail.overdueSubject', text: 'dunningMail.overdueText' },
  'dunning.last': { ...ofPart, subject: 'dunningMail.lastSubject', text: 'dunningMail.lastText' },
})
