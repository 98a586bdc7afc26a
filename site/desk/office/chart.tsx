import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Table } from '#platform/ui/table.tsx'
import { ceilingOf } from './ceiling.ts'
import styles from './chart.module.css'

export interface Series {
  name: string
  values: readonly number[]
}

interface ChartProps {
  title: string
  days: readonly string[]
  series: readonly Series[]
  /** Bars of a day on top of each other; otherwise beside each other. */
  stacked?: boolean
  /** Below the title. */
  note?: string
}

const [width, height, left, top, bottom] = [640, 190, 36, 10, 20]
const colours = ['c0', 'c1', 'c2', 'c3', 'c4'] as const

/** Figures by day as bars, and the same figures as a table for who cannot see them. */
export function Chart({ title, days, series, stacked = false, note }: ChartProps) {
  const heights = days.map((_, day) => {
    const values = series.map(({ values: all }) => all[day] ?? 0)
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
  })
  const ceiling = ceilingOf(Math.max(0, ...heights))
  const y = (value: number) => top + (height - top - bottom) * (1 - value / ceiling)
  const slot = (width - left) / Math.max(days.length, 1)
  const bar = Math.max(1, (slot * 0.72) / (stacked ? 1 : series.length))
  const every = Math.ceil(days.length / 8)
  const scale = { y, slot, bar }
  return (
    <Card title={title} look="ruled">
      <figure className={styles.figure}>
        <figcaption className={styles.legend}>
          {note && <span className={styles.note}>{note}</span>}
          {series.length > 1 &&
            series.map(({ name }, index) => (
              <span key={name} className={styles.key}>
                <i className={styles[colours[index] ?? 'c0']} aria-hidden />
                {name}
              </span>
            ))}
        </figcaption>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} aria-hidden>
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line x1={left} x2={width} y1={y(ceiling * share)} y2={y(ceiling * share)} className={styles.line} />
              <text x={left - 6} y={y(ceiling * share) + 4} textAnchor="end" className={styles.label}>
                {(ceiling * share).toLocaleString('en-US')}
              </text>
            </g>
          ))}
          {days.map((day, index) => (
            <g key={day}>
              <Bars day={day} index={index} series={series} stacked={stacked} scale={scale} />
              {index % every === 0 && (
                <text x={left + index * slot + slot / 2} y={height - 4} textAnchor="middle" className={styles.label}>
                  {day.slice(5)}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ChartTable title={title} days={days} series={series} />
      </figure>
    </Card>
  )
}

interface ChartTableProps {
  title: string
  days: readonly string[]
  series: readonly Series[]
}

function ChartTable({ title, days, series }: ChartTableProps) {
  const t = useT()
  return (
    <details>
      <summary>{t('adminDesk.showTable')}</summary>
      <div className={styles.table}>
        <Table
          caption={title}
          captionHidden
          cards={false}
          rows={days.map((day, index) => ({ day, index })).toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: t('adminDesk.day'), rowHeader: true, cell: ({ day }) => day },
            ...series.map(({ name, values }) => ({
              key: name,
              header: name,
              numeric: true,
              cell: ({ index }: { index: number }) => (values[index] ?? 0).toLocaleString('en-US'),
            })),
          ]}
        />
      </div>
    </details>
  )
}

interface BarsProps {
  day: string
  index: number
  series: readonly Series[]
  stacked: boolean
  scale: { y: (value: number) => number; slot: number; bar: number }
}

/** The bars of one day. */
function Bars({ day, index, series, stacked, scale: { y, slot, bar } }: BarsProps) {
  let below = 0
  return series.map(({ name, values }, which) => {
    const value = values[index] ?? 0
    const upper = y(below + value)
    const tall = y(below) - upper
    if (stacked) below += value
    const x = left + index * slot + slot * 0.14 + (stacked ? 0 : which * bar)
    return (
      <rect key={name} x={x} y={upper} width={bar} height={tall} className={styles[colours[which] ?? 'c0']}>
        <title>{`${day} ${name}: ${value}`}</title>
      </rect>
    )
  })
}
