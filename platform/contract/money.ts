import * as v from 'valibot'
import { currencies } from './currencies.ts'

export const Currency = v.picklist(currencies)

/** Fen or cents: an amount is never a fraction. */
export const MinorUnits = v.pipe(v.number(), v.safeInteger())
