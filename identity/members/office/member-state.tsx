import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'

interface MemberStateProps {
  member: { disabled: boolean; invited: boolean; email: string | null; emailVerified: boolean }
}

export function MemberState({ member: { disabled, invited, email, emailVerified } }: MemberStateProps) {
  const t = useT()
  if (disabled) return <Badge tone="danger">{t('adminMembers.state_disabled')}</Badge>
  if (invited) return <Badge tone="brand">{t('adminMembers.state_invited')}</Badge>
  if (email && !emailVerified) return <Badge tone="warning">{t('adminMembers.state_unverified')}</Badge>
  return <Badge tone="success">{t('adminMembers.state_active')}</Badge>
}
