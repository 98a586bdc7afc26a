import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

const ofEnquiry = {
  topic: 'enquiries',
  label: 'enquiryMail.open',
  link: (id: number) => to.office.enquiry(id),
} as const

export const approvalDeskNotices = {
  ask: { ...ofEnquiry, subject: 'quoteApprovalMail.askSubject', text: 'quoteApprovalMail.askText' },
  approve: { ...ofEnquiry, subject: 'quoteApprovalMail.approveSubject', text: 'quoteApprovalMail.approveText' },
  sendBack: { ...ofEnquiry, subject: 'quoteApprovalMail.sendBackSubject', text: 'quoteApprovalMail.sendBackText' },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
