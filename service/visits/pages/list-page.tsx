import { to } from '#platform/contract/to.ts'
import { history, type BrowsedProduct } from '../contract.ts'
import { withOwnPricesIn } from '#catalogue/goods/pages/own-prices.ts'
import { ProductRow } from '#catalogue/goods/pages/product-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'

export async function loader(visit: Visit) {
  const found = await visit.api.history.list(readQuery(history.list, visit.url))
  return { ...found, list: await withOwnPricesIn(visit, found.list) }
}

export const action: Action = ({ api, form }) => api.history.delete({ ids: form.getAll('ids').map(Number) })

export default function HistoryPage() {
  const t = useT()
  const found = usePageData<typeof loader>()
  const days = Map.groupBy(found.list, ({ day }) => day)
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('history.title')}</h1>
        {found.list.length > 0 && <ClearPage ids={found.list.map(({ id }) => id)} />}
      </header>
      {found.totalCount === 0 && (
        <EmptyState
          icon="clock"
          title={t('history.empty')}
          actions={<LinkButton href={to.search()}>{t('history.find')}</LinkButton>}
        >
          {t('history.emptyText')}
        </EmptyState>
      )}
      {[...days].map(([day, looks]) => (
        <Day key={day} day={day} looks={looks} />
      ))}
      <ListPages {...found} />
    </div>
  )
}

function Day({ day, looks }: { day: string; looks: BrowsedProduct[] }) {
  const t = useT()
  return (
    <section>
      <h2>
        <time dateTime={day}>{day}</time>
      </h2>
      <ul>
        {looks.map(({ id, product }) => (
          <ProductRow key={id} item={product} remove={{ id, label: t('history.remove') }} />
        ))}
      </ul>
    </section>
  )
}

function ClearPage({ ids }: { ids: number[] }) {
  const t = useT()
  return (
    <AskFirst
      variant="secondary"
      icon="trash"
      danger
      label={t('history.clear')}
      title={t('history.confirmClear')}
      cancelLabel={t('history.cancel')}
      fields={{ ids }}
    />
  )
}
