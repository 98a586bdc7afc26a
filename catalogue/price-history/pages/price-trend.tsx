import type { Currency } from '#platform/contract/currencies.ts'
import { date, money } from '#platform/texts/format.ts'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { stepPath, type TrendPoint } from '../trend.ts'
import styles from './price-history.module.css'

interface PriceTrendProps {
  points: readonly TrendPoint[]
  currency: Currency
}

const [width, height] = [640, 160]

/** The steps of a price as a picture, and the same as a table. */
export function PriceTrend({ points, currency }: PriceTrendProps) {
  const t = useT()
  const prices = points.map(({ perTonneMinor }) => perTonneMinor)
  const [low, high] = [money(t, Math.min(...prices), currency), money(t, Math.max(...prices), currency)]
  const [start = 0, end = 0] = [points[0]?.at, points.at(-1)?.at]
  return (
    <>
      <figure className={styles.figure}>
        <p className={styles.scale}>{high}</p>
        <svg
          viewBox={`-4 -8 ${width + 8} ${height + 16}`}
          role="img"
          aria-label={t('priceHistory.picture', { low, high })}
          preserveAspectRatio="none"
          className={styles.picture}
        >
          <path d={stepPath(points, width, height)} />
        </svg>
        <p className={styles.scale}>{low}</p>
        <figcaption className={styles.ends}>
          <span>{date(new Date(start))}</span>
          <span>{date(new Date(end))}</span>
        </figcaption>
      </figure>
      <Table
        caption={t('priceHistory.title')}
        captionHidden
        rows={points.slice(0, -1).toReversed()}
        rowKey={({ at }) => at}
        columns={[
          { key: 'day', header: t('priceHistory.day'), rowHeader: true, cell: ({ at }) => date(new Date(at)) },
          {
            key: 'price',
            header: t('priceHistory.price'),
            unit: t('products.perTonne'),
            numeric: true,
            cell: ({ perTonneMinor }) => money(t, perTonneMinor, currency),
          },
        ]}
      />
    </>
  )
}
