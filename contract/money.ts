import * as v from 'valibot'

export const currencies = ['CNY', 'USD'] as const
export const Currency = v.picklist(currencies)
export type Currency = v.InferOutput<typeof Currency>

/** Fen or cents: an amount is never a fraction. */
export const MinorUnits = v.pipe(v.number(), v.safeInteger())
