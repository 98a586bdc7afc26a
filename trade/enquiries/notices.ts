import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofEnquiry = {
  topic: 'enquiries',
  label: 'enquiryMail.open',
  answer: 'enquiryMail.answer',
  link: (id: number) => to.enquiry(id),
} as const satisfies Partial<NoticeKind>

export const enquiryNotices = kinds({
  'enquiry.received': { ...ofEnquiry, subject: 'enquiryMail.receivedSubject', text: 'enquiryMail.receivedText' },
  // Whoever asks can type any address: to one that is not proved goes the number, and nothing of what was asked.
  'enquiry.number': { ...ofEnquiry, subject: 'enquiryMail.receivedSubject', text: 'enquiryMail.receivedNumber' },
  'enquiry.answer': { ...ofEnquiry, subject: 'enquiryMail.answerSubject' },
})
