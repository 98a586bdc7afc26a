import { to } from '#platform/contract/to.ts'
import { favourites } from '../contract.ts'
import { withOwnPricesIn } from '#catalogue/goods/pages/own-prices.ts'
import { ProductRow } from '#catalogue/goods/pages/product-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'

export async function loader(visit: Visit) {
  const found = await visit.api.favourites.list(readQuery(favourites.list, visit.url))
  return { ...found, list: await withOwnPricesIn(visit, found.list) }
}

export const action: Action = ({ api, form }) => api.favourites.delete({ ids: form.getAll('ids').map(Number) })

export default function FavouritesPage() {
  const t = useT()
  const found = usePageData<typeof loader>()
  return (
    <div className="stack">
      <h1>{t('favourites.title')}</h1>
      {found.totalCount === 0 && (
        <EmptyState
          icon="heart"
          title={t('favourites.empty')}
          actions={<LinkButton href={to.search()}>{t('favourites.find')}</LinkButton>}
        >
          {t('favourites.emptyText')}
        </EmptyState>
      )}
      <ul>
        {found.list.map(({ id, product }) => (
          <ProductRow key={id} item={product} remove={{ id, label: t('favourites.remove') }} />
        ))}
      </ul>
      <ListPages {...found} />
    </div>
  )
}
