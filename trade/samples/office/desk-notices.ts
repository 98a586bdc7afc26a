import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

const ofSample = {
  topic: 'enquiries',
  label: 'sampleMail.open',
  link: (id: number) => to.office.sample(id),
} as const

/** What buyers do with samples, for those who sell. */
export const sampleDeskNotices = {
  requested: { ...ofSample, subject: 'sampleMail.requestedSubject', text: 'sampleMail.requestedText' },
  tried: { ...ofSample, subject: 'sampleMail.triedSubject', text: 'sampleMail.triedText' },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
