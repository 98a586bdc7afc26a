import { to } from '#platform/contract/to.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { LimitForm } from './limit-form.tsx'
import { LimitTable } from './limit-table.tsx'

export const loader = ({ api }: Visit) => api.spendingLimits.list()

/** The form is about whom the address names. */
export const action: Action = async ({ api, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const whom = { role: url.searchParams.get('role') ?? '', memberId: url.searchParams.get('memberId') ?? '' }
  if (form.get('intent') === 'remove') await api.spendingLimits.remove(whom)
  else
    await api.spendingLimits.save({
      ...whom,
      orderCNY: text('orderCNY'),
      monthCNY: text('monthCNY'),
      orderUSD: text('orderUSD'),
      monthUSD: text('monthUSD'),
    })
  return redirect(to.companyLimits({ saved: 1 }), 303)
}

/** All limits, or with `?role=` or `?memberId=` the form of one. */
export default function LimitsPage() {
  const t = useT()
  const rows = usePageData<typeof loader>()
  const [query] = useSearchParams()
  const chosen = rows.find(({ memberId, role }) =>
    query.has('memberId') ? String(memberId) === query.get('memberId') : !memberId && role.code === query.get('role'),
  )
  if (chosen) return <LimitForm key={`${chosen.role.code} ${chosen.memberId}`} limited={chosen} />
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.company()}>← {t('layout.company')}</a>
        </p>
        <h1>{t('spendingLimits.title')}</h1>
        <p className="muted">{t('spendingLimits.intro')}</p>
        <p className="muted">{t('spendingLimits.monthHint')}</p>
        <div role="status">{query.has('saved') && <Notice kind="success">{t('spendingLimits.saved')}</Notice>}</div>
      </header>
      <LimitTable rows={rows} />
    </div>
  )
}
