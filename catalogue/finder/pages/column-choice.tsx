import { unitSystems } from '#catalogue/parameters/unit-systems.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Carried } from './carried.tsx'
import type { RangedParameter } from './choices.ts'
import type { SearchPlace } from './search-place.ts'
import styles from './table-tools.module.css'

interface ColumnChoiceProps {
  place: SearchPlace
  query: URLSearchParams
  parameters: RangedParameter[]
}

const own = ['columns', 'units', 'page']

/** Which properties the table shows, and in which units: a plain form that comes back with the page. */
export function ColumnChoice({ place, query, parameters }: ColumnChoiceProps) {
  const t = useT()
  const chosen = query.getAll('columns')
  return (
    <Disclosure
      summary={t('workbench.columns')}
      note={chosen.length > 0 ? t('products.chosenCount', { count: chosen.length }) : undefined}
    >
      <form action={place.path} className={styles.form}>
        <Carried query={query} names={[...new Set(query.keys())].filter((name) => !own.includes(name))} />
        <p className={styles.hint}>{t('workbench.columnsHint')}</p>
        <fieldset className={styles.properties}>
          <legend className="visually-hidden">{t('workbench.columns')}</legend>
          {parameters.map(({ code, name, nameEn }) => (
            <Checkbox
              key={code}
              name="columns"
              value={code}
              label={<Local zh={name} en={nameEn} />}
              defaultChecked={chosen.includes(code)}
            />
          ))}
        </fieldset>
        <div className={styles.end}>
          <label>
            {t('workbench.units')}{' '}
            <select name="units" defaultValue={query.get('units') ?? 'si'}>
              {unitSystems.map((each) => (
                <option key={each} value={each}>
                  {t(`workbench.units_${each}`)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit">{t('workbench.showColumns')}</Button>
        </div>
      </form>
    </Disclosure>
  )
}
