import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

const ofEnquiry = {
  topic: 'enquiries',
  label: 'enquiryMail.open',
  link: (id: number) => to.office.enquiry(id),
} as const

export const enquiryDeskNotices = {
  arrived: { ...ofEnquiry, subject: 'enquiryMail.newSubject', text: 'enquiryMail.newText' },
  reply: { ...ofEnquiry, subject: 'enquiryMail.replySubject' },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
