import type { AlarmRow } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'

const tones = { amount: 'danger', late: 'danger', unknown: 'warning', repeated: 'neutral' } as const

export function AlarmKind({ kind }: Pick<AlarmRow, 'kind'>) {
  const t = useT()
  return <Badge tone={tones[kind]}>{t(`adminAlarms.kind_${kind}`)}</Badge>
}
