import * as v from 'valibot'
import { currencies } from '../currencies.ts'

const nothing = v.pipe(
  v.union([v.literal(''), v.null(), v.undefined()]),
  v.transform(() => null),
)

/** A number as it is typed; left empty it is none. */
export const Figure = v.optional(
  v.union(
    [
      nothing,
      v.number(),
      v.pipe(v.string(), v.trim(), v.regex(/^[-−]?\d{1,12}(?:\.\d{1,9})?$/), v.transform(numberOf)),
    ],
    'adminProducts.number',
  ),
)

function numberOf(text: string) {
  return Number(text.replace('−', '-'))
}

/** Whole kilograms. */
export const Kilograms = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))],
    'adminProducts.kilograms',
  ),
  v.integer('adminProducts.kilograms'),
  v.minValue(0, 'adminProducts.kilograms'),
  v.maxValue(1_000_000_000, 'adminProducts.kilograms'),
)
export const SomeKilograms = v.pipe(Kilograms, v.minValue(1, 'adminProducts.kilograms'))

/** `8100.50` a tonne becomes minor units; empty is on enquiry. */
export const PriceText = v.optional(
  v.union(
    [nothing, v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/), v.transform(minorOf), v.minValue(1))],
    'adminProducts.priceWrong',
  ),
)

function minorOf(text: string) {
  const [whole = '0', rest = ''] = text.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** Minor units as they are typed. */
export const priceText = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? '' : `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

export const MaybeCurrency = v.optional(v.union([nothing, v.picklist(currencies)], 'adminProducts.currencyWrong'))
