import { classNames } from './class-names.ts'
import asia from './maps/asia.svg?no-inline'
import { regions, type Region } from './maps/regions.ts'
import world from './maps/world.svg?no-inline'
import styles from './dot-map.module.css'

interface Point {
  longitude: number
  latitude: number
}

interface DotMapProps {
  /** Says in words what the map shows. */
  label: string
  points: readonly (Point & { name: string; strong?: boolean })[]
  /** Without one the nearest view that holds every point. */
  region?: keyof typeof regions
  className?: string
}

const files = { world, asia }

const holds = ({ west, east, north, south }: Region, { longitude, latitude }: Point) =>
  longitude > west + 3 && longitude < east - 3 && latitude > south + 3 && latitude < north - 3

/** Land as dots, with places on it. */
export function DotMap({ label, points, region, className }: DotMapProps) {
  const name = region ?? (points.every((point) => holds(regions.asia, point)) ? 'asia' : 'world')
  const { west, east, north, south, stretch } = regions[name]
  const [width, height] = [Math.round((east - west) * stretch * 100) / 100, north - south]
  const size = width / 100
  return (
    <div className={classNames(styles.map, className)} role="img" aria-label={label}>
      <img src={files[name]} alt="" width={Math.round(width * 4)} height={height * 4} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={styles.places}>
        {points.map((point) => {
          const [x, y] = [(point.longitude - west) * stretch, north - point.latitude]
          return (
            <g key={point.name} className={point.strong ? styles.strong : undefined}>
              <circle cx={x} cy={y} r={size * (point.strong ? 2.6 : 1.8)} className={styles.halo} />
              <circle cx={x} cy={y} r={size * (point.strong ? 1.1 : 0.9)} className={styles.place} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
