import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { ApprovalReason, ApprovalStatus } from '../approval.ts'

const tones: Partial<Record<ApprovalStatus, Tone>> = { waiting: 'warning', approved: 'success', returned: 'danger' }

export const ApprovalBadge = ({ status }: { status: ApprovalStatus }) => (
  <Badge tone={tones[status]}>{useT()(`adminQuoteApprovals.status_${status}`)}</Badge>
)

/** Why it is not sent at once, a sentence each. */
export function ApprovalReasons({ reasons }: { reasons: readonly ApprovalReason[] }) {
  const t = useT()
  return reasons.map((reason) => <div key={reason}>{t(`quoteApprovalMail.reason_${reason}`)}</div>)
}

/** Before it is sent: that it waits for somebody else, and why. */
export function ApprovalNotice({ reasons }: { reasons: readonly ApprovalReason[] }) {
  const t = useT()
  if (reasons.length === 0) return null
  return (
    <Notice kind="warning" title={t('adminQuoteApprovals.needed')}>
      <ApprovalReasons reasons={reasons} />
    </Notice>
  )
}
