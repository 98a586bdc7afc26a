import type { EnterpriseStatus } from '../enterprise.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'

const tones: Record<EnterpriseStatus, Tone> = {
  unverified: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
}

export const CompanyStatus = ({ status }: { status: EnterpriseStatus }) => (
  <Badge tone={tones[status]}>{useT()(`adminCompanies.status_${status}`)}</Badge>
)
