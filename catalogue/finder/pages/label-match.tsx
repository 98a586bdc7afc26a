import { useT } from '#platform/web/i18n.tsx'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

/** Whether goods need one of the labels or all of them; from the second label on it makes a difference. */
export function LabelMatch({ query }: { query: URLSearchParams }) {
  const t = useT()
  const several = query.getAll('lableIds').length > 1
  const current = query.get('labelMatch') ?? 'any'
  return (
    <select
      key={current}
      name="labelMatch"
      aria-label={t('products.labelMatch')}
      defaultValue={current}
      onChange={several ? applyChange : undefined}
      className={styles.atLeast}
    >
      <option value="any">{t('products.matchAny')}</option>
      <option value="all">{t('products.matchAll')}</option>
    </select>
  )
}
