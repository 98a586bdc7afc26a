import type { MonthTrend } from '../trends.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './trends.module.css'

const [width, height, gap] = [24, 96, 6]

/** A column a month; the current one is not over and therefore lighter. */
export function ListingChart({ listings }: { listings: MonthTrend[] }) {
  const t = useT()
  const most = Math.max(...listings.map(({ count }) => count), 1)
  const spoken = listings.map(({ month, count }) => t('home.month', { month, count })).join(', ')
  return (
    <figure className={styles.listings}>
      <figcaption>{t('home.listings')}</figcaption>
      <svg
        viewBox={`0 0 ${listings.length * (width + gap)} ${height + 34}`}
        role="img"
        aria-label={t('home.listingsLabel', { list: spoken })}
      >
        {listings.map(({ month, count }, at) => {
          const tall = Math.max((count / most) * height, 1)
          const [x, middle] = [at * (width + gap) + gap / 2, at * (width + gap) + (width + gap) / 2]
          return (
            <g key={month} className={at === listings.length - 1 ? styles.running : undefined}>
              <text x={middle} y={height - tall + 12} textAnchor="middle" className={styles.figure}>
                {count}
              </text>
              <rect x={x} y={height - tall + 18} width={width} height={tall} className={styles.column} />
              <text x={middle} y={height + 32} textAnchor="middle" className={styles.month}>
                {month.slice(5)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
