import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

const ofEnquiry = {
  topic: 'enquiries',
  label: 'enquiryMail.open',
  link: (id: number) => to.office.enquiry(id),
  subject: 'quoteDesk.mailSubject',
} as const

/** What buyers and the calendar do with quotes, for the contact. */
export const quoteDeskNotices = {
  moved: { ...ofEnquiry, text: 'quoteDesk.mailText' },
  declined: { ...ofEnquiry, text: 'quoteDesk.mailDeclined' },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
