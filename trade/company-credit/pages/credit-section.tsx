import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Standing } from '../contract.ts'
import { CreditTable } from './credit-table.tsx'

/** What the company may owe, for its people; nothing where no credit was agreed. */
export function CreditSection({ standings }: { standings: readonly Standing[] }) {
  const t = useT()
  if (standings.length === 0) return null
  return (
    <section className="stack tight">
      <h2>{t('companyCredit.title')}</h2>
      <p className="muted">{t('companyCredit.intro')}</p>
      {standings.some(({ overdueMinor }) => overdueMinor > 0) && (
        <Notice kind="warning">{t('companyCredit.blocked')}</Notice>
      )}
      <CreditTable standings={standings} />
    </section>
  )
}
