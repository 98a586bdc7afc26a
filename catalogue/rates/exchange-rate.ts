import * as v from 'valibot'
import { Day } from '#platform/contract/fields.ts'

/** What one US dollar costs in yuan, from a day on: 7.1205 */
export const ExchangeRate = v.object({
  cnyPerUsd: v.pipe(v.string(), v.trim(), v.regex(/^(?!0+(\.0+)?$)\d{1,4}(\.\d{1,6})?$/, 'quotes.rateWrong')),
  asOf: Day,
})
export type ExchangeRate = v.InferOutput<typeof ExchangeRate>
