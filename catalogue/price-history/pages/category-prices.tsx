import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { priceHistory } from '../contract.ts'
import { turnsOf } from '../trend.ts'
import { TrendView } from './trend-view.tsx'
import styles from './price-history.module.css'

/** Medians of a category, as steps. */
export async function loadCategory({ api, url }: Visit) {
  const { categoryId: id, days = 90 } = readQuery(priceHistory.ofCategory, url)
  const { points, ...category } = await api.priceHistory.ofCategory({ categoryId: id, days })
  const turns = turnsOf(points.map(({ at, perTonneMinor }) => ({ at: Date.parse(at), perTonneMinor })))
  return { id, days, ...category, points: turns }
}

export function CategoryPrices({ data }: { data: Awaited<ReturnType<typeof loadCategory>> }) {
  const t = useT()
  const { id, days, name, nameEn, currency, points } = data
  return (
    <div className={`container stack ${styles.page}`}>
      <p>
        <a href={to.search({ categoryIds: id })}>← {t('priceHistory.goodsOfCategory')}</a>
      </p>
      <header className="stack tight">
        <h1>{t('priceHistory.title')}</h1>
        <p>{localised(t.locale, name, nameEn).text}</p>
        {currency && <p className="muted">{t('priceHistory.categoryIntro', { currency })}</p>}
      </header>
      <TrendView
        days={days}
        at={(each) => to.priceHistory({ categoryId: id, days: each })}
        points={points}
        currency={currency}
      />
    </div>
  )
}
