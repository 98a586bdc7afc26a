import { useMay } from '#identity/roles/pages/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'

/** What a company agrees on about orders has pages of its own. */
export function CompanyLinks() {
  const t = useT()
  const mayLimit = useMay('spendingLimits.list', 'spendingLimits.save', 'spendingLimits.remove')
  const mayRead = useMay('statements.own')
  return (
    <section className="stack tight">
      <h2>{t('colleagues.ordering')}</h2>
      <p className="muted">{t('colleagues.orderingText')}</p>
      <p className="cluster">
        {mayLimit && <a href={to.companyLimits()}>{t('colleagues.limits')}</a>}
        {mayRead && <a href={to.companyStatement()}>{t('colleagues.statement')}</a>}
        <a href={to.approvals()}>{t('colleagues.approvals')}</a>
      </p>
    </section>
  )
}
