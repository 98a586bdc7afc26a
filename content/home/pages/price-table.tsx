import { to } from '#platform/contract/to.ts'
import type { PriceTrend } from '../trends.ts'
import { money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import styles from './trends.module.css'

/** Asking prices as figures and as spans on one scale. */
export function PriceTable({ prices }: { prices: PriceTrend[] }) {
  const t = useT()
  const [least, most] = [Math.min(...prices.map(({ low }) => low)), Math.max(...prices.map(({ high }) => high))]
  const quotes = prices.some(({ quotedMedian }) => quotedMedian !== null)
  const margin = (most - least) * 0.04
  const at = (price: number) => ((price - least + margin) / (most - least + 2 * margin)) * 100
  return (
    <table className={styles.prices}>
      <caption className="visually-hidden">{t('home.prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.material')}</th>
          <th scope="col" className={styles.spread}>
            {t('home.spread')}
          </th>
          <th scope="col" className="num">
            {t('home.median')}
          </th>
          {quotes && (
            <th scope="col" className="num">
              {t('home.quotedMedian')}
            </th>
          )}
          <th scope="col" className={`num ${styles.listingCount}`}>
            {t('home.listingsCount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ id, name, nameEn, currency, low, median, high, count, quotedMedian }) => (
          <tr key={id}>
            <th scope="row">
              <a href={to.search({ grade: 0, categoryIds: id })}>
                <Local zh={name} en={nameEn} />
              </a>
            </th>
            <td className={styles.spread}>
              <span className="visually-hidden">
                {money(t, low, currency)} – {money(t, high, currency)}
              </span>
              <Spread low={low} median={median} high={high} at={at} />
            </td>
            <td className="num">{money(t, median, currency)}</td>
            {quotes && <td className="num">{money(t, quotedMedian, currency)}</td>}
            <td className={`num muted ${styles.listingCount}`}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SpreadProps {
  low: number
  median: number
  high: number
  at: (price: number) => number
}

const Spread = ({ low, median, high, at }: SpreadProps) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
    <rect x="0" y="4.5" width="100" height="1" className={styles.line} />
    <rect x={at(low)} y="2.5" width={Math.max(at(high) - at(low), 0.8)} height="5" className={styles.span} />
    <rect x={at(median) - 0.4} y="0.5" width="0.8" height="9" className={styles.mark} />
  </svg>
)
