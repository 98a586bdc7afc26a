import type { Translator } from '#platform/texts/messages.ts'
import { localised } from '#platform/texts/localised.ts'
import type { RangedParameter } from './choices.ts'

/** Orders by values, as the list of orders offers them: by each column of the table, and the one in use. */
export function valueSorts(
  t: Translator,
  query: URLSearchParams,
  parameters: readonly RangedParameter[],
  columns: readonly { code: string }[],
): { value: string; label: string }[] {
  const codes = new Set([...columns.map(({ code }) => code), query.get('sortBy')])
  return [
    ...parameters
      .filter(({ code }) => codes.has(code))
      .flatMap(({ code, name, nameEn }) => {
        const property = localised(t.locale, name, nameEn).text
        return [
          { value: `property.${code}-asc`, label: t('workbench.sortUp', { property }) },
          { value: `property.${code}-desc`, label: t('workbench.sortDown', { property }) },
        ]
      }),
    ...(query.has('near') ? [{ value: 'nearest', label: t('workbench.sortNearest') }] : []),
  ]
}
