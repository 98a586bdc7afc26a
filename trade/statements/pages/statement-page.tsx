import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { statements } from '../contract.ts'
import { StatementView } from './statement-view.tsx'

export const loader = ({ api, url }: Visit) => api.statements.own(readQuery(statements.own, url))

export default function StatementPage() {
  const t = useT()
  const statement = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.company()}>← {t('layout.company')}</a>
        </p>
        <h1>{t('statements.title')}</h1>
        <p className="muted">{t('statements.intro')}</p>
      </header>
      <StatementView statement={statement} orderAt={(id) => to.order(id)} />
    </div>
  )
}
