import type { Parameter } from '#catalogue/parameters/contract.ts'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { unitLabel } from '#catalogue/parameters/units.ts'
import { isCurrency } from '#platform/contract/currencies.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { currencyMark, quantity, usualCurrency } from '#platform/texts/format.ts'
import { localised, type Localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { filterNames, wantedNames } from './search-address.ts'

/** One thing a visitor has set, as the parts of the address that say so. */
export type Choice = (readonly [name: string, value: string])[]

export interface Named {
  id: number
  name: string
  nameEn: string
}
/** What the chosen ids are called, by the filter they belong to. */
export type Names = Partial<Record<string, Named[]>>

export type RangedParameter = Pick<
  Parameter,
  | 'code'
  | 'name'
  | 'nameEn'
  | 'group'
  | 'unit'
  | 'units'
  | 'options'
  | 'lowest'
  | 'highest'
  | 'baseUnit'
  | 'productCount'
  | 'comparedAt'
>

const priceNames = ['currency', 'priceMin', 'priceMax']

/** What is set, apart from what belongs to the page itself. */
export function choicesIn(query: URLSearchParams, fixed: readonly string[]): Choice[] {
  const set = [...query].filter(
    ([name]) => filterNames.some((known) => known === name) && name !== 'labelMatch' && !fixed.includes(name),
  )
  const price = set.filter(([name]) => priceNames.includes(name))
  const others = set.filter(([name]) => !priceNames.includes(name)).map((part): Choice => [part])
  const wanted = [...query].filter(([name]) => wantedNames.includes(name))
  return [...others, price, wanted].filter((choice) => choice.length > 0)
}

/** A choice in the visitor's words. */
export function choiceLabel(choice: Choice, t: Translator, names: Names, parameters: RangedParameter[]): Localised {
  const [name, value] = choice[0] ?? ['', '']
  if (priceNames.includes(name)) return { text: priceLabel(new Map(choice), t) }
  if (name === 'quantity') return { text: wantedLabel(Number(value), choice[1]?.[1], t) }
  const known = names[name]?.find(({ id }) => String(id) === value)
  if (known) return localised(t.locale, known.name, known.nameEn)
  if (name === 'range') return { text: rangeLabel(value, t, parameters) }
  return { text: plainLabel(name, value, t) }
}

function plainLabel(name: string, value: string, t: Translator): string {
  const no = value === '0'
  switch (name) {
    case 'key':
      return t('products.keyChoice', { key: value })
    case 'grade':
      return kindLabel(t, 'Grade', Number(value))
    case 'productFiledType':
      return kindLabel(t, 'FieldType', Number(value))
    case 'recommandStatus':
      return t(no ? 'products.notRecommended' : 'products.recommended')
    case 'selfSupportFlag':
      return t(no ? 'products.notSelfRun' : 'products.selfRun')
    case 'newFlag':
      return t(no ? 'products.notNew' : 'products.new')
    case 'inStock':
      return t(no ? 'products.notInStock' : 'products.inStock')
    case 'without':
      return t('products.lackingChoice', { word: value })
    case 'shopId':
      return t('products.oneShop', { id: value })
    default:
      return value
  }
}

const between = (min: string | undefined, max: string | undefined, unit: string) => {
  const suffix = unit && ` ${unit}`
  if (min !== undefined && max !== undefined) return `${min === max ? min : `${min}–${max}`}${suffix}`
  return min === undefined ? `≤ ${max}${suffix}` : `≥ ${min}${suffix}`
}

function rangeLabel(value: string, t: Translator, parameters: RangedParameter[]): string {
  const range = parsePropertyRange(value)
  if (!range) return value
  const parameter = parameters.find(({ code }) => code === range.code)
  const name = parameter ? localised(t.locale, parameter.name, parameter.nameEn).text : range.code
  const figure = (end: number | undefined) => {
    if (end === undefined) return undefined
    const option = parameter?.options.find((each) => each.value === end)
    return option ? localised(t.locale, option.text, option.textEn).text : quantity(end)
  }
  const asked = `${name} ${between(figure(range.min), figure(range.max), unitLabel(range.unit))}`
  if (range.at === undefined) return asked
  const way = parameter?.comparedAt.find(({ at }) => at === range.at)
  return t('products.askedAt', { asked, at: way ? wayLabel(way, t) : t('products.anyCondition') })
}

/** Under which condition values are compared, and by which method where it is not the usual one. */
export const wayLabel = ({ condition, method }: Parameter['comparedAt'][number], t: Translator) =>
  [condition || t('products.noCondition'), method].filter(Boolean).join(' · ')

const wantedLabel = (amount: number, unit: string | undefined, t: Translator) =>
  unit === 'kg' ? quantity(amount, unit) : t('format.tonnes', { amount: quantity(amount) })

function priceLabel(parts: Map<string, string>, t: Translator): string {
  const currency = parts.get('currency')
  const mark = currencyMark(t, isCurrency(currency) ? currency : usualCurrency(t.locale))
  const amount = (minor: string | undefined, before = '') => minor && before + quantity(Number(minor) / 100)
  const min = amount(parts.get('priceMin'), mark)
  const max = amount(parts.get('priceMax'), min ? '' : mark)
  return t('products.priceChoice', { range: between(min, max, t('products.perTonne')) })
}
