import { useState, type ChangeEvent } from 'react'
import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Drawn, type DrawnPart } from '#platform/web/drawn-part.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { RangedParameter } from './choices.ts'
import { ConditionSelect, LeftOut } from './condition-select.tsx'
import { NumberEnd } from './number-end.tsx'
import { inUnit } from '#catalogue/parameters/unit-systems.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import type { Found } from './search-names.ts'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

interface PropertyRangeFilterProps {
  parameter: RangedParameter
  range: PropertyRange | undefined
  leftOut?: Found['leftOut'][number]
  /** How the hits spread over it, as HTML. */
  spread?: DrawnPart
  /** Set for a property that the visitor added. */
  removeHref?: string
}

/** A property from … to …, in any of its units. */
export function PropertyRangeFilter({ parameter, range, leftOut, spread, removeHref }: PropertyRangeFilterProps) {
  const t = useT()
  const { code, units, options } = parameter
  const name = localised(t.locale, parameter.name, parameter.nameEn).text
  return (
    <fieldset className={styles.range}>
      <legend className={styles.rangeName}>
        <Local zh={parameter.name} en={parameter.nameEn} />
      </legend>
      {removeHref !== undefined && (
        <a href={removeHref} className={styles.rangeRemove} aria-label={t('products.remove', { name })}>
          <Icon name="close" size={16} />
        </a>
      )}
      {spread && <Drawn part={spread} className={styles.spread} />}
      {options.length > 0 ? (
        <>
          <input type="hidden" name={`${code}.unit`} value={units[0]} />
          <select
            name={`${code}.min`}
            aria-label={t('products.atLeast', { name })}
            value={range?.min ?? ''}
            onChange={applyChange}
            className={styles.atLeast}
          >
            <option value="">{t('products.any')}</option>
            {options.map(({ value, text, textEn }) => (
              <option key={value} value={value}>
                {t('products.atLeast', { name: localised(t.locale, text, textEn).text })}
              </option>
            ))}
          </select>
        </>
      ) : (
        <Ends parameter={parameter} range={range} name={name} />
      )}
      <ConditionSelect parameter={parameter} range={range} name={name} />
      <LeftOut counts={leftOut} />
    </fieldset>
  )
}

function Ends({ parameter, range, name }: Pick<PropertyRangeFilterProps, 'parameter' | 'range'> & { name: string }) {
  const t = useT()
  const { code, units, unit: usual, baseUnit, lowest, highest } = parameter
  const [own, setOwn] = useState<string>()
  const [seen, setSeen] = useState(range?.unit)
  if (range && range.unit !== seen) {
    // The address has the last word, for instance after Back.
    setSeen(range.unit)
    setOwn(undefined)
  }
  const unit = own ?? units.find((each) => each === range?.unit) ?? usual
  const span = (base: number | null) => (base === null ? undefined : quantity(inUnit(base, baseUnit, unit)))

  const switchUnit = (event: ChangeEvent<HTMLSelectElement>) => {
    const to = event.currentTarget.value
    const { form } = event.currentTarget
    setOwn(to)
    if (!form) return
    const typed = ['min', 'max'].map((end) => form.elements.namedItem(`${code}.${end}`) as HTMLInputElement)
    for (const input of typed) if (input.value !== '') input.value = String(inUnit(Number(input.value), unit, to))
    if (typed.some((input) => input.value !== '')) form.requestSubmit()
  }
  return (
    <div className={styles.ends}>
      <NumberEnd
        name={`${code}.min`}
        label={t('products.from', { name })}
        value={range?.min}
        placeholder={span(lowest)}
      />
      <span aria-hidden>–</span>
      <NumberEnd
        name={`${code}.max`}
        label={t('products.to', { name })}
        value={range?.max}
        placeholder={span(highest)}
      />
      {units.length > 1 ? (
        <select
          name={`${code}.unit`}
          aria-label={t('products.unitOf', { name })}
          value={unit}
          onChange={switchUnit}
          className={styles.unit}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitText(each)}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input type="hidden" name={`${code}.unit`} value={unit} />
          <span className={styles.soleUnit}>{unitText(unit)}</span>
        </>
      )}
    </div>
  )
}
