import * as v from 'valibot'
import { decimalOf } from '../minor-units.ts'
import { WholeNumber } from '../fields.ts'
import { Currency } from '../money.ts'
import { ungrouped } from '../typed-number.ts'

const nothing = v.pipe(
  v.union([v.literal(''), v.null(), v.undefined()]),
  v.transform(() => null),
)

const typed = v.pipe(v.string(), v.trim(), v.transform(ungrouped))
const mostFigure = 1e12

/** A number as it is typed; left empty it is none. */
export const Figure = v.optional(
  v.union(
    [
      nothing,
      v.pipe(v.number(), v.minValue(-mostFigure), v.maxValue(mostFigure)),
      v.pipe(typed, v.regex(/^[-−]?\d{1,12}(?:\.\d{1,9})?$/), v.transform(numberOf)),
    ],
    'adminProducts.number',
  ),
)

function numberOf(text: string) {
  return Number(text.replace('−', '-'))
}

/** Whole kilograms. */
export const Kilograms = v.pipe(
  v.union([v.number(), v.pipe(typed, v.regex(/^\d{1,9}$/), v.transform(Number))], 'adminProducts.kilograms'),
  v.integer('adminProducts.kilograms'),
  v.minValue(0, 'adminProducts.kilograms'),
  v.maxValue(1_000_000_000, 'adminProducts.kilograms'),
)
export const SomeKilograms = v.pipe(Kilograms, v.minValue(1, 'adminProducts.kilograms'))

/** A whole number of a filter, with or without separators. */
export const TypedWhole = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => ungrouped(String(value).trim())),
  WholeNumber,
)

/** Minor units as they are typed. */
export const priceText = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? '' : decimalOf(minor)

export const MaybeCurrency = v.optional(v.union([nothing, Currency], 'adminProducts.currencyWrong'))
