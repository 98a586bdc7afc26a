import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofSample = {
  topic: 'enquiries',
  label: 'sampleMail.open',
  link: (id: number) => to.sample(id),
} as const satisfies Partial<NoticeKind>

export const sampleNotices = kinds({
  'sample.approve': { ...ofSample, subject: 'sampleMail.approveSubject', text: 'sampleMail.approveText' },
  'sample.refuse': { ...ofSample, subject: 'sampleMail.refuseSubject', text: 'sampleMail.refuseText' },
  'sample.send': { ...ofSample, subject: 'sampleMail.sendSubject', text: 'sampleMail.sendText' },
})
