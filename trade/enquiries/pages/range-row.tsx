import type { Parameter } from '#catalogue/parameters/contract.ts'
import { inUnit } from '#catalogue/parameters/unit-systems.ts'
import { quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { WantedRange } from './wanted-ranges.ts'
import styles from './specification.module.css'

interface RangeRowProps {
  number: number
  wanted: WantedRange
  /** To choose from, the chosen one among them. */
  parameters: Parameter[]
  onChange: (wanted: WantedRange) => void
  onRemove: () => void
}

/** One property from … to … in one of its units; a class such as V-0 has only a lower end. */
export function RangeRow({ number, wanted, parameters, onChange, onRemove }: RangeRowProps) {
  const t = useT()
  const nameOf = (each: { name: string; nameEn: string }) => localised(t.locale, each.name, each.nameEn).text
  const parameter = parameters.find(({ code }) => code === wanted.code)
  const name = parameter ? nameOf(parameter) : wanted.code
  const choose = (code: string) => {
    const chosen = parameters.find((each) => each.code === code)
    onChange({ code, min: '', max: '', unit: chosen?.unit ?? wanted.unit })
  }
  const hint = (base: number | null | undefined) =>
    typeof base === 'number' && parameter ? quantity(inUnit(base, parameter.baseUnit, wanted.unit)) : undefined
  const end = (which: 'min' | 'max') => (
    <TextInput
      inputMode="decimal"
      aria-label={t(which === 'min' ? 'enquiries.from' : 'enquiries.to', { name })}
      value={wanted[which]}
      placeholder={hint(which === 'min' ? parameter?.lowest : parameter?.highest)}
      onChange={({ currentTarget }) => onChange({ ...wanted, [which]: currentTarget.value.replace(',', '.') })}
    />
  )
  const classes = parameter?.options ?? []
  return (
    <div className={styles.row}>
      <Select
        aria-label={t('enquiries.property', { number })}
        value={wanted.code}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={parameters.map((each) => ({ value: each.code, label: nameOf(each) }))}
      />
      {classes.length > 0 ? (
        <Select
          className={styles.class}
          aria-label={t('enquiries.atLeast', { name })}
          value={wanted.min}
          placeholder={t('enquiries.anyValue')}
          onChange={({ currentTarget }) => onChange({ ...wanted, min: currentTarget.value })}
          options={classes.map((each) => ({
            value: each.value,
            label: t('enquiries.atLeast', { name: localised(t.locale, each.text, each.textEn).text }),
          }))}
        />
      ) : (
        <>
          {end('min')}
          <span aria-hidden>–</span>
          {end('max')}
          <Select
            aria-label={t('enquiries.unitOf', { name })}
            value={wanted.unit}
            onChange={({ currentTarget }) => onChange({ ...wanted, unit: currentTarget.value })}
            options={(parameter?.units ?? [wanted.unit]).map((unit) => ({ value: unit, label: unitText(unit) }))}
          />
        </>
      )}
      <IconButton icon="close" label={t('enquiries.removeProperty', { name })} onClick={onRemove} />
    </div>
  )
}
