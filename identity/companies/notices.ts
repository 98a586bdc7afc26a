import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const here = { link: () => to.company(), label: 'companyMail.open' } as const satisfies Partial<NoticeKind>
/** What others of the company do. */
const company = { ...here, topic: 'company' } as const
/** What the member may do from now on. */
const account = { ...here, topic: 'account' } as const

export const companyNotices = kinds({
  'company.verified': { ...company, subject: 'companyMail.verifiedSubject', text: 'companyMail.verifiedText' },
  'company.rejected': { ...company, subject: 'companyMail.rejectedSubject', text: 'companyMail.rejectedText' },
  'company.asked': { ...company, subject: 'companyMail.askedSubject', text: 'companyMail.askedText' },
  'company.left': { ...company, subject: 'companyMail.leftSubject', text: 'companyMail.leftText' },
  'company.joined': { ...company, subject: 'companyMail.joinedSubject', text: 'companyMail.joinedText' },
  'company.accepted': { ...account, subject: 'companyMail.acceptedSubject', text: 'companyMail.acceptedText' },
  'company.refused': { ...account, subject: 'companyMail.refusedSubject', text: 'companyMail.refusedText' },
  'company.role': { ...account, subject: 'companyMail.roleSubject', text: 'companyMail.roleText' },
  'company.keeper': { ...account, subject: 'companyMail.keeperSubject', text: 'companyMail.keeperText' },
  'company.merged': { ...company, subject: 'companyMail.mergedSubject', text: 'companyMail.mergedText' },
  'company.removed': { ...account, subject: 'companyMail.removedSubject', text: 'companyMail.removedText' },
})
