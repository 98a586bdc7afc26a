import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { ApprovalStatus } from '../contract.ts'

const tones: Partial<Record<ApprovalStatus, Tone>> = { waiting: 'warning', approved: 'success', rejected: 'danger' }

export const ApprovalBadge = ({ status }: { status: ApprovalStatus }) => (
  <Badge tone={tones[status]}>{useT()(`approvals.status_${status}`)}</Badge>
)
