import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { anyCondition } from '#catalogue/parameters/property-range.ts'
import { useT } from '#platform/web/i18n.tsx'
import { wayLabel, type RangedParameter } from './choices.ts'
import type { Found } from './search-names.ts'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

interface ConditionSelectProps {
  parameter: RangedParameter
  range: PropertyRange | undefined
  name: string
}

/** Under which condition values are compared: the usual one of each polymer, one for all, or any. Offered once there is a range. */
export function ConditionSelect({ parameter: { code, comparedAt }, range, name }: ConditionSelectProps) {
  const t = useT()
  if (!range || comparedAt.length < 2) return null
  const current = range.at ?? ''
  return (
    <select
      key={current}
      name={`${code}.at`}
      aria-label={t('products.conditionOf', { name })}
      defaultValue={current}
      onChange={applyChange}
      className={styles.condition}
    >
      <option value="">{t('products.usualCondition')}</option>
      {comparedAt.map((way) => (
        <option key={way.at} value={way.at}>
          {wayLabel(way, t)}
        </option>
      ))}
      <option value={anyCondition}>{t('products.anyCondition')}</option>
    </select>
  )
}

/** What a range cannot judge, so that nobody takes it for goods that do not exist. */
export function LeftOut({ counts }: { counts: Found['leftOut'][number] | undefined }) {
  const t = useT()
  if (!counts) return null
  const { unstated, otherwise } = counts
  const parts = [
    ...(otherwise > 0 ? [t('products.statedOtherwise', { count: otherwise })] : []),
    ...(unstated > 0 ? [t('products.unstated', { count: unstated })] : []),
  ]
  return parts.length > 0 ? (
    <p className={styles.note}>{t('products.leftOut', { parts: parts.join(t('products.comma')) })}</p>
  ) : null
}
