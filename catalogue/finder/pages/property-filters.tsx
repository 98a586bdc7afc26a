import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { RangedParameter } from './choices.ts'
import { PropertyRangeFilter } from './property-range-filter.tsx'
import type { Found } from './search-names.ts'
import { asSearch, without } from './search-address.ts'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

const groups = ['rheology', 'mechanical', 'thermal', 'physical', 'flammability', 'optical'] as const

interface PropertyFiltersProps {
  parameters: RangedParameter[]
  leftOut: Found['leftOut']
  query: URLSearchParams
}

/** The property of each group that most products state, those in use, and a way to every other one. */
export function PropertyFilters({ parameters, leftOut, query }: PropertyFiltersProps) {
  const t = useT()
  const ranges = query.getAll('range').flatMap((text) => parsePropertyRange(text) ?? [])
  const added = query.getAll('property')
  const byUse = parameters.toSorted((a, b) => b.productCount - a.productCount)
  const usual = groups.map((name) => byUse.find(({ group }) => group === name))
  const rangeOf = (code: string) => ranges.find((range) => range.code === code)
  const isShown = (parameter: RangedParameter) =>
    usual.includes(parameter) || added.includes(parameter.code) || rangeOf(parameter.code) !== undefined
  const others = parameters.filter((parameter) => !isShown(parameter))
  return (
    <Disclosure
      summary={t('products.properties')}
      note={ranges.length > 0 ? t('products.chosenCount', { count: ranges.length }) : undefined}
      open
    >
      {parameters.filter(isShown).map((parameter) => (
        <PropertyRangeFilter
          key={parameter.code}
          parameter={parameter}
          range={rangeOf(parameter.code)}
          leftOut={leftOut.find(({ code }) => code === parameter.code)}
          removeHref={
            added.includes(parameter.code) ? asSearch(without(query, [['property', parameter.code]])) || '?' : undefined
          }
        />
      ))}
      {added.map((code) => (
        <input key={code} type="hidden" name="property" value={code} />
      ))}
      {others.length > 0 && (
        <select
          name="property"
          aria-label={t('products.addProperty')}
          value=""
          onChange={applyChange}
          className={styles.add}
        >
          <option value="">{t('products.addProperty')}</option>
          {groups.map((group) => (
            <optgroup key={group} label={t(`products.group_${group}`)}>
              {others
                .filter((parameter) => parameter.group === group)
                .map(({ code, name, nameEn }) => (
                  <option key={code} value={code}>
                    {localised(t.locale, name, nameEn).text}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Disclosure>
  )
}
