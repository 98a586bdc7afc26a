import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofApproval = {
  topic: 'company',
  label: 'approvalMail.open',
  link: (id: number) => to.approval(id),
} as const satisfies Partial<NoticeKind>

export const approvalNotices = kinds({
  'approval.ask': { ...ofApproval, subject: 'approvalMail.askSubject', text: 'approvalMail.askText' },
  // The order says by itself that it was placed.
  'approval.approve': {
    ...ofApproval,
    subject: 'approvalMail.approveSubject',
    text: 'approvalMail.approveText',
    mails: false,
  },
  'approval.reject': { ...ofApproval, subject: 'approvalMail.rejectSubject', text: 'approvalMail.rejectText' },
  'approval.lapse': { ...ofApproval, subject: 'approvalMail.lapseSubject', text: 'approvalMail.lapseText' },
})
