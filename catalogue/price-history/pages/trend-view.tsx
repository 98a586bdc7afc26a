import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { trendDays } from '../contract.ts'
import type { TrendPoint } from '../trend.ts'
import { PriceTrend } from './price-trend.tsx'
import styles from './price-history.module.css'

interface TrendViewProps {
  days: number
  /** The same page over so many days. */
  at: (days: number) => string
  points: readonly TrendPoint[]
  currency: Currency | null
}

/** Choice of the period, figures, picture and table. */
export function TrendView({ days, at, points, currency }: TrendViewProps) {
  const t = useT()
  return (
    <>
      <nav aria-label={t('priceHistory.period')} className="cluster">
        {trendDays.map((each) => (
          <a
            key={each}
            href={at(each)}
            aria-current={each === days ? 'page' : undefined}
            className={each === days ? styles.chosen : undefined}
          >
            {t(`priceHistory.days_${each}`)}
          </a>
        ))}
      </nav>
      {currency && points.length > 0 ? (
        <>
          <Summary points={points} currency={currency} />
          <PriceTrend points={points} currency={currency} />
        </>
      ) : (
        <Notice>{t('priceHistory.none')}</Notice>
      )}
    </>
  )
}

function Summary({ points, currency }: { points: readonly TrendPoint[]; currency: Currency }) {
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
