import type { ProductDetail } from '#catalogue/goods/product.ts'
import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { priceHistory } from '../contract.ts'
import { trendOf, type TrendPoint } from '../trend.ts'
import { CategoryPrices, loadCategory } from './category-prices.tsx'
import { TrendView } from './trend-view.tsx'
import styles from './price-history.module.css'

const day = 24 * 3_600_000

/** Of one product, or with `?categoryId=` of a category. */
export async function loader(visit: Visit) {
  const { api, url } = visit
  if (url.searchParams.has('categoryId')) return { category: await loadCategory(visit) }
  const { id, days = 90 } = readQuery(priceHistory.ofProduct, url)
  const [product, changes] = await Promise.all([api.products.detail({ id }), api.priceHistory.ofProduct({ id, days })])
  const now = Date.now()
  const points = product.price ? trendOf(changes, product.price.currency, now - days * day, now) : []
  return { category: undefined, shown: { product, days, points } }
}

export const meta: MetaOf<typeof loader> = ({ category, shown }, t) => {
  const name = category
    ? localised(t.locale, category.name, category.nameEn)
    : shown && localisedTitle(shown.product, t)
  return { title: `${t('priceHistory.title')}: ${name?.text ?? ''}`, noIndex: true }
}

export default function PriceHistoryPage() {
  const { category, shown } = usePageData<typeof loader>()
  if (category) return <CategoryPrices data={category} />
  return shown && <ProductPrices {...shown} />
}

interface ProductPricesProps {
  product: ProductDetail
  days: number
  points: TrendPoint[]
}

function ProductPrices({ product, days, points }: ProductPricesProps) {
  const t = useT()
  return (
    <div className={`container stack ${styles.page}`}>
      <p>
        <a href={to.product(product.id)}>← {t('priceHistory.back')}</a>
      </p>
      <header className="stack tight">
        <h1>{t('priceHistory.title')}</h1>
        <p>{localisedTitle(product, t).text}</p>
        <p className="muted">{t('priceHistory.intro')}</p>
      </header>
      <TrendView
        days={days}
        at={(each) => to.priceHistory({ id: product.id, days: each })}
        points={points}
        currency={product.price?.currency ?? null}
      />
      <p className="cluster">
        <a href={to.alerts({ productId: product.id })}>{t('priceHistory.alert')}</a>
        <a href={to.priceHistory({ categoryId: product.categoryId, days })}>{t('priceHistory.ofCategory')}</a>
      </p>
    </div>
  )
}
