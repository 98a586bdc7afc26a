import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Carried } from './carried.tsx'
import type { RangedParameter } from './choices.ts'
import type { Axes } from './scatter-axes.ts'
import { asSearch, without } from './search-address.ts'
import type { SearchPlace } from './search-place.ts'
import styles from './table-tools.module.css'

interface ScatterToolsProps {
  place: SearchPlace
  query: URLSearchParams
  axes: Axes
  parameters: readonly RangedParameter[]
  counts: { of: number; stating: number; hits: number; shown: number }
}

const own = ['x', 'y', 'page']

/** The same hits and values, as a table. */
function tableAddress(place: SearchPlace, query: URLSearchParams, { x, y }: Axes) {
  const table = without(query, [])
  for (const name of own) table.delete(name)
  table.set('view', 'table')
  table.delete('columns')
  for (const { code } of new Set([x, y])) table.append('columns', code)
  return place.path + asSearch(table)
}

/** Which two properties are drawn: a plain form that comes back with the page, and what the drawing leaves out. */
export function ScatterTools({ place, query, axes, parameters, counts }: ScatterToolsProps) {
  const t = useT()
  const select = (name: 'x' | 'y') => (
    <label className={styles.value}>
      {t(`workbench.axis_${name}`)}
      <select name={name} defaultValue={axes[name].code}>
        {parameters.map((each) => (
          <option key={each.code} value={each.code}>
            {localised(t.locale, each.name, each.nameEn).text}
          </option>
        ))}
      </select>
    </label>
  )
  const { of, stating, hits, shown } = counts
  return (
    <>
      <form action={place.path} className={`${styles.end} ${styles.axes}`}>
        <Carried query={query} names={[...new Set(query.keys())].filter((name) => !own.includes(name))} />
        {select('x')}
        {select('y')}
        <Button type="submit">{t('workbench.showScatter')}</Button>
      </form>
      <p className={styles.hint}>
        {of < hits ? t('workbench.scatterSample', { of, hits, stating }) : t('workbench.scatterAll', { of, stating })}
        {shown < stating && ` ${t('workbench.scatterBounded', { shown })}`} {t('workbench.scatterCondition')}{' '}
        <a href={tableAddress(place, query, axes)}>{t('workbench.asTable')}</a>
      </p>
    </>
  )
}
