import { useState } from 'react'
import { convert, isConvertible, isUnit, unitLabel } from '#catalogue/parameters/units.ts'
import { quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { HomeData } from './load-home.ts'
import styles from './find-by-numbers.module.css'

interface PropertyRowProps {
  number: number
  code: string
  /** To choose from, the chosen one among them. */
  parameters: HomeData['parameters']
  onChoose: (code: string) => void
}

/** One property from … to … in one of its units. */
export function PropertyRow({ number, code, parameters, onChoose }: PropertyRowProps) {
  const t = useT()
  const [chosenUnit, setUnit] = useState<string>()
  const parameter = parameters.find((each) => each.code === code)
  if (!parameter) return null
  const unit = parameter.units.find((each) => each === chosenUnit) ?? parameter.unit
  const nameOf = (each: { name: string; nameEn: string }) => localised(t.locale, each.name, each.nameEn).text
  const name = nameOf(parameter)
  const hint = (value: number | null) =>
    value === null ? undefined : quantity(inUnit(value, parameter.baseUnit, unit))
  const end = (which: 'min' | 'max', label: string, placeholder: string | undefined) => (
    <input
      key={`${code}.${which}`}
      type="number"
      step="any"
      inputMode="decimal"
      name={`${code}.${which}`}
      aria-label={label}
      placeholder={placeholder}
    />
  )
  return (
    <div className={styles.row}>
      {/* Without scripts the property of a row cannot change. */}
      <span className={styles.fixed}>{name}</span>
      <select
        aria-label={t('home.findProperty', { number })}
        value={code}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={styles.property}
      >
        {parameters.map((each) => (
          <option key={each.code} value={each.code}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      {end('min', t('home.findFrom', { name }), hint(parameter.lowest))}
      <span aria-hidden>–</span>
      {end('max', t('home.findTo', { name }), hint(parameter.highest))}
      <select
        name={`${code}.unit`}
        aria-label={t('home.findUnit', { name })}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value)}
        className={styles.unit}
      >
        {parameter.units.map((each) => (
          <option key={each} value={each}>
            {isUnit(each) ? unitLabel(each) : each}
          </option>
        ))}
      </select>
    </div>
  )
}

function inUnit(value: number, from: string, to: string) {
  if (!isUnit(from) || !isUnit(to) || !isConvertible(from, to)) return value
  return Number(convert(value, from, to).toPrecision(3))
}
