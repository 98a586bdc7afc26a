import * as v from 'valibot'
import { currencies } from './currencies.ts'
import { minorOf } from './minor-units.ts'
import { ungrouped } from './typed-number.ts'

export const Currency = v.picklist(currencies)

/** Fen or cents: an amount is never a fraction. */
export const MinorUnits = v.pipe(v.number(), v.safeInteger())

const typedAmount = (message: string) =>
  v.pipe(
    v.nullish(v.union([v.string(), v.number()], message), ''),
    v.transform((value) => ungrouped(String(value).trim())),
  )

/** More than nothing, as people type it: `17,700.5` becomes 1770050 minor units. */
export const Amount = (message: string, digits?: number) =>
  v.pipe(
    typedAmount(message),
    v.transform((text) => minorOf(text, digits) ?? 0),
    v.minValue(1, message),
  )

/** The same where nothing may stand; then it is null. */
export const OptionalAmount = (message: string, digits?: number) =>
  v.pipe(
    typedAmount(message),
    v.transform((text) => (text === '' ? null : (minorOf(text, digits) ?? 0))),
    v.check((minor) => minor !== 0, message),
  )
