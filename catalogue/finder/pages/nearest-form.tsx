import type { PropertyColumn } from '#catalogue/goods/pages/property-columns.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { inUnit } from '#catalogue/parameters/unit-systems.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Carried } from './carried.tsx'
import type { SearchPlace } from './search-place.ts'
import styles from './table-tools.module.css'

interface NearestFormProps {
  place: SearchPlace
  query: URLSearchParams
  /** Those that hold numbers. */
  columns: readonly PropertyColumn[]
  near: readonly PropertyRange[]
  /** What the search asks for: its middle is a first value to go by. */
  ranges: readonly PropertyRange[]
}

const own = ['near', 'orderBy', 'sortType', 'sortBy', 'page']

const middleOf = ({ min, max, unit }: PropertyRange, shown: string) =>
  inUnit(Number((((min ?? max ?? 0) + (max ?? min ?? 0)) / 2).toPrecision(4)), unit, shown)

/** Orders the list by how near its goods come to typed values. */
export function NearestForm({ place, query, columns, near, ranges }: NearestFormProps) {
  const t = useT()
  if (columns.length === 0) return null
  return (
    <Disclosure summary={t('workbench.nearest')} open={near.length > 0}>
      <form action={place.path} className={styles.form}>
        <Carried query={query} names={[...new Set(query.keys())].filter((name) => !own.includes(name))} />
        <input type="hidden" name="orderBy" value="nearest" />
        <p className={styles.hint}>{t('workbench.nearestHint')}</p>
        <div className={styles.values}>
          {columns.map(({ code, name, nameEn, unit }) => {
            const wanted = [...near, ...ranges].find((each) => each.code === code)
            return (
              <label key={code} className={styles.value}>
                {localised(t.locale, name, nameEn).text}
                <span>
                  <input
                    name={`near.${code}`}
                    inputMode="decimal"
                    maxLength={12}
                    defaultValue={wanted && middleOf(wanted, unit)}
                  />
                  <input type="hidden" name={`near.${code}.unit`} value={unit} />
                  <input type="hidden" name={`near.${code}.at`} value={wanted?.at ?? ''} />
                  {unitText(unit)}
                </span>
              </label>
            )
          })}
        </div>
        <div className={styles.end}>
          <Button type="submit">{t('workbench.showNearest')}</Button>
        </div>
      </form>
    </Disclosure>
  )
}
