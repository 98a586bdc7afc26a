import { to } from '#platform/contract/to.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { money } from '#platform/texts/format.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { priceHistory, trendDays } from '../contract.ts'
import { trendOf } from '../trend.ts'
import { PriceTrend } from './price-trend.tsx'
import styles from './price-history.module.css'

const day = 24 * 3_600_000

export async function loader({ api, url }: Visit) {
  const { id, days = 90 } = readQuery(priceHistory.ofProduct, url)
  const [product, changes] = await Promise.all([api.products.detail({ id }), api.priceHistory.ofProduct({ id, days })])
  const now = Date.now()
  const points = product.price ? trendOf(changes, product.price.currency, now - days * day, now) : []
  return { product, days, points }
}

export const meta: MetaOf<typeof loader> = ({ product }, t) => ({
  title: `${t('priceHistory.title')}: ${localisedTitle(product, t).text}`,
  noIndex: true,
})

export default function PriceHistoryPage() {
  const t = useT()
  const { product, days, points } = usePageData<typeof loader>()
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
      <nav aria-label={t('priceHistory.period')} className="cluster">
        {trendDays.map((each) => (
          <a
            key={each}
            href={to.priceHistory(product.id, { days: each })}
            aria-current={each === days ? 'page' : undefined}
            className={each === days ? styles.chosen : undefined}
          >
            {t(`priceHistory.days_${each}`)}
          </a>
        ))}
      </nav>
      {product.price && points.length > 0 ? (
        <>
          <Summary points={points} currency={product.price.currency} />
          <PriceTrend points={points} currency={product.price.currency} />
        </>
      ) : (
        <Notice>{t('priceHistory.none')}</Notice>
      )}
    </div>
  )
}

type Trend = Parameters<typeof PriceTrend>[0]

function Summary({ points, currency }: Trend) {
  const t = useT()
  const prices = points.map(({ perTonneMinor }) => perTonneMinor)
  const [first = 0, last = 0] = [prices[0], prices.at(-1)]
  const amount = (minor: number) => money(t, minor, currency)
  const percent = first === 0 ? 0 : ((last - first) / first) * 100
  return (
    <DescriptionList
      items={[
        { term: t('priceHistory.now'), value: amount(last) },
        { term: t('priceHistory.lowest'), value: amount(Math.min(...prices)) },
        { term: t('priceHistory.highest'), value: amount(Math.max(...prices)) },
        { term: t('priceHistory.change'), value: `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%` },
      ]}
    />
  )
}
