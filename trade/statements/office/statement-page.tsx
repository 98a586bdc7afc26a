import { to } from '#platform/contract/to.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { StatementView } from '../pages/statement-view.tsx'
import { statements } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const asked = readQuery(statements.info, url)
  return { id: asked.id, statement: await api.statements.info(asked) }
}

export const meta: MetaOf<typeof loader> = ({ statement }, t) => ({
  title: `${t('statements.title')} · ${statement.company}`,
})

export default function StatementPage() {
  const t = useT()
  const { id, statement } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <header className="stack tight">
        <BackLink href={to.office.company(id)}>{statement.company}</BackLink>
        <h1>{t('statements.title')}</h1>
      </header>
      <StatementView
        statement={statement}
        id={id}
        orderAt={(orderId) => to.office.order(orderId)}
        links={<ListLinks list={to.office.statement.path} importAt={false} />}
      />
    </div>
  )
}
