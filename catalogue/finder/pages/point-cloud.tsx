import { productHref } from '#catalogue/goods/pages/product-figures.tsx'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { axisOf, type Axis } from './axis.ts'
import type { Scatter } from './scatter-axes.ts'
import styles from './scatter.module.css'

/** One of the two properties, in the unit that is shown. */
export interface Line {
  code: string
  name: string
  unit: string
  inUnit: (base: number) => number
}
export interface Drawn {
  x: Line
  y: Line
  points: Scatter['points']
  /** Where the points lead. */
  detail: string
}

/** A form and a colour for each of the largest categories: forms tell them apart where colours do not. */
const marks = [
  { d: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0', colour: '#0072b2' },
  { d: 'M-4.5-4.5h9v9h-9z', colour: '#c24e00' },
  { d: 'M0-5.5L5.5 4.5h-11z', colour: '#00795a' },
  { d: 'M0-6L6 0L0 6L-6 0z', colour: '#9b4f88' },
  { d: 'M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z', colour: '#5f6b73' },
]
const others = marks.length - 1

// Shares of the drawing that the plot takes: words keep their size at every width, points move with it.
const [left, right, top, bottom] = [13, 2, 3, 14]
const across = (share: number) => `${(left + share * (100 - left - right)).toFixed(2)}%`
const down = (share: number) => `${(100 - bottom - share * (100 - top - bottom)).toFixed(2)}%`

/** Where those go who do not want to pass each point. */
const afterPoints = 'after-points'

/** The hits between two properties; each is a link that says what it is and what it states. */
export function PointCloud({ x, y, points, detail }: Drawn) {
  const t = useT()
  const [xs, ys] = [points.map((point) => x.inUnit(point.x)), points.map((point) => y.inUnit(point.y))]
  const [xAxis, yAxis] = [axisOf(x.code, xs), axisOf(y.code, ys)]
  const names = points.map((each) => localised(t.locale, each.productCategoryName, each.productCategoryNameEn).text)
  const counts = Map.groupBy(names, (name) => name)
  const largest = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name)
  // The last form is for all others, unless there is only one of them.
  const own = largest.length > marks.length ? largest.slice(0, others) : largest
  const markOf = (name = '') => (own.includes(name) ? own.indexOf(name) : others)
  const figure = ({ name, unit }: Line, value: number) => `${name} ${quantity(value, unit)}`
  return (
    <figure className={styles.figure}>
      <a className="skip-link" href={`#${afterPoints}`}>
        {t('workbench.skipPoints')}
      </a>
      <svg role="group" aria-label={t('workbench.scatterOf', { x: x.name, y: y.name })} className={styles.plot}>
        <defs>
          {marks.map(({ d, colour }, at) => (
            <path key={colour} id={`mark-${at}`} d={d} fill={colour} />
          ))}
        </defs>
        <Frame x={x} y={y} xAxis={xAxis} yAxis={yAxis} />
        {points.map((point, at) => (
          <a key={point.id} href={productHref(point, detail)}>
            <title>
              {t('workbench.point', {
                title: productTitle(point, t),
                x: figure(x, xs[at] ?? 0),
                y: figure(y, ys[at] ?? 0),
              })}
            </title>
            <use
              href={`#mark-${markOf(names[at])}`}
              x={across(xAxis.at(xs[at] ?? 0))}
              y={down(yAxis.at(ys[at] ?? 0))}
            />
          </a>
        ))}
      </svg>
      <figcaption id={afterPoints} tabIndex={-1} className={styles.legend}>
        {[...own, ...(own.length < largest.length ? [t('workbench.otherCategories')] : [])].map((name, at) => (
          <span key={name}>
            <svg aria-hidden viewBox="-7 -7 14 14" width="14" height="14">
              <path d={marks[at]?.d} fill={marks[at]?.colour} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Frame({ x, y, xAxis, yAxis }: Pick<Drawn, 'x' | 'y'> & { xAxis: Axis; yAxis: Axis }) {
  const t = useT()
  const title = ({ name, unit }: Line, { logarithmic }: Axis) =>
    [unit ? `${name} (${unit})` : name, ...(logarithmic ? [t('workbench.logarithmic')] : [])].join(t('products.comma'))
  return (
    <g aria-hidden className={styles.frame}>
      {xAxis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={across(xAxis.at(tick))} x2={across(xAxis.at(tick))} y1={down(0)} y2={down(1)} />
          <text x={across(xAxis.at(tick))} y={down(0)} dy="16" textAnchor="middle">
            {quantity(tick)}
          </text>
        </g>
      ))}
      {yAxis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={across(0)} x2={across(1)} y1={down(yAxis.at(tick))} y2={down(yAxis.at(tick))} />
          <text x={across(0)} y={down(yAxis.at(tick))} dx="-6" dy="4" textAnchor="end">
            {quantity(tick)}
          </text>
        </g>
      ))}
      <text x={across(1)} y={down(0)} dy="36" textAnchor="end" className={styles.axis}>
        {title(x, xAxis)}
      </text>
      <text x={across(0)} y="0" dy="12" className={styles.axis}>
        {title(y, yAxis)}
      </text>
    </g>
  )
}
