import { inUnit, unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { isUnit, unitLabel } from '#catalogue/parameters/units.ts'
import { quantity } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { differenceText } from './difference-text.ts'
import { differenceOf } from './difference-words.ts'
import type { Substitute } from '../contract.ts'
import styles from './substitute-list.module.css'

interface DifferenceListProps {
  differences: Substitute['differences']
  system: UnitSystem
}

/** `Melt flow rate: 12 instead of 10 g/10 min, 20% higher`. */
export function DifferenceList({ differences, system }: DifferenceListProps) {
  const t = useT()
  return (
    <ul className={styles.differences}>
      {differences.map(({ code, name, nameEn, unit, wanted, offered }, index) => {
        const shown = unitIn(system, unit)
        const label = isUnit(shown) ? unitLabel(shown) : shown
        const figure = (value: number) => quantity(inUnit(value, unit, shown), label)
        const difference = differenceOf(wanted, offered, unit)
        if (offered === null) return null
        return (
          <li key={`${code} ${index}`}>
            <span className={styles.name}>
              <Local zh={name} en={nameEn} />
            </span>
            <span>{t('productDetail.insteadOf', { offered: figure(offered), wanted: figure(wanted) })}</span>
            <b>{differenceText(t, difference, unit, system, code)}</b>
          </li>
        )
      })}
    </ul>
  )
}
