import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { leftKg, type ShippedLine } from '../tolerance.ts'
import styles from './shipments.module.css'

interface LeftToShipProps {
  lines: readonly (ShippedLine & { id: number })[]
  titleOf(lineId: number): string
}

/** What is promised and has not left. */
export function LeftToShip({ lines, titleOf }: LeftToShipProps) {
  const t = useT()
  const left = lines.filter((line) => leftKg(line) > 0)
  if (left.length === 0) return null
  return (
    <section className={styles.left}>
      <h3>{t('shipments.left')}</h3>
      <ul className={styles.lines}>
        {left.map((line) => (
          <li key={line.id}>
            <span>{titleOf(line.id)}</span>
            <span className={styles.figure}>{weight(t, leftKg(line))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
