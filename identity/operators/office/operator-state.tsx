import type { OperatorRow } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'

export function OperatorState({ operator: { disabledAt, hasPassword } }: { operator: OperatorRow }) {
  const t = useT()
  if (disabledAt) return <Badge tone="danger">{t('adminOperators.disabled')}</Badge>
  if (!hasPassword) return <Badge tone="warning">{t('adminOperators.invited')}</Badge>
  return <Badge tone="success">{t('adminOperators.active')}</Badge>
}
