import type { Care } from './contract.ts'
import { date, empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'

/** What is to be done with a company, and whether its day has passed. */
export function NextStep({
  care: { nextStep, nextStepOn, overdue },
}: {
  care: Pick<Care, 'nextStep' | 'nextStepOn' | 'overdue'>
}) {
  const t = useT()
  if (!nextStep) return empty
  return (
    <div>
      {nextStep} · <time dateTime={nextStepOn ?? undefined}>{date(nextStepOn)}</time>{' '}
      {overdue && <Badge tone="danger">{t('adminCompanies.due_overdue')}</Badge>}
    </div>
  )
}
