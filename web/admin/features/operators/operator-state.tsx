import type { OperatorRow } from '#contract/operator/operators.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Badge } from '#web/ui/badge.tsx'

export function OperatorState({ operator: { disabledAt, hasPassword } }: { operator: OperatorRow }) {
  const t = useT()
  if (disabledAt) return <Badge tone="danger">{t('adminOperators.disabled')}</Badge>
  if (!hasPassword) return <Badge tone="warning">{t('adminOperators.invited')}</Badge>
  return <Badge tone="success">{t('adminOperators.active')}</Badge>
}
