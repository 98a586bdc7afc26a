import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { localised } from '#platform/texts/localised.ts'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import type { RangedParameter } from './choices.ts'
import { PropertyRangeFilter } from './property-range-filter.tsx'
import type { Found } from './search-names.ts'
import { asSearch, without } from './search-address.ts'
import { groups, shownProperties } from './shown-properties.ts'
import { applyChange } from './use-search-form.ts'
import styles from './filter-panel.module.css'

interface PropertyFiltersProps {
  parameters: RangedParameter[]
  leftOut: Found['leftOut']
  spreads: Record<string, DrawnPart>
  query: URLSearchParams
}

/** What is filtered by, and a way to every other property. */
export function PropertyFilters({ parameters, leftOut, spreads, query }: PropertyFiltersProps) {
  const t = useT()
  const ranges = query.getAll('range').flatMap((text) => parsePropertyRange(text) ?? [])
  const added = query.getAll('property')
  const rangeOf = (code: string) => ranges.find((range) => range.code === code)
  const shown = shownProperties(parameters, query)
  const others = parameters.filter((parameter) => !shown.includes(parameter))
  return (
    <Disclosure
      summary={t('products.properties')}
      note={ranges.length > 0 ? t('products.chosenCount', { count: ranges.length }) : undefined}
      open
    >
      {shown.map((parameter) => (
        <PropertyRangeFilter
          key={parameter.code}
          parameter={parameter}
          range={rangeOf(parameter.code)}
          spread={spreads[parameter.code]}
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
