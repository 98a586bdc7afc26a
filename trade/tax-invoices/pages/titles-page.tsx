import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { TitleRow } from './title-row.tsx'

export const loader = ({ api }: Visit) => api.taxInvoices.titles()

export const action: Action = async ({ api, form }) => {
  await api.taxInvoices.removeTitle({ id: String(form.get('id') ?? '') })
  return null
}

export default function InvoiceTitlesPage() {
  const t = useT()
  const titles = usePageData<typeof loader>()
  const { refused } = useRefused() ?? {}
  const mayAdd = useMay('taxInvoices.saveTitle')
  const add = mayAdd && (
    <LinkButton href={to.editInvoiceTitle()} variant="primary" icon="plus">
      {t('taxInvoices.add')}
    </LinkButton>
  )
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('taxInvoices.titlesTitle')}</h1>
        {titles.length > 0 && add}
      </header>
      <p className="muted">{t('taxInvoices.titlesText')}</p>
      <div role="alert">{refused && <Notice kind="danger">{refused.message}</Notice>}</div>
      {titles.length === 0 && (
        <EmptyState icon="file" title={t('taxInvoices.empty')} actions={add}>
          {t('taxInvoices.emptyText')}
        </EmptyState>
      )}
      {titles.length > 0 && (
        <ul className="records">
          {titles.map((title) => (
            <TitleRow key={title.id} title={title} />
          ))}
        </ul>
      )}
    </div>
  )
}
