import * as v from 'valibot'
import { Day, DayOf } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'

/** What one US dollar costs in yuan from a day on: 7.1205 */
export const Rate = v.object({ asOf: Day, cnyPerUsd: v.string() })
export type Rate = v.InferOutput<typeof Rate>

export const rates = {
  list: operatorGet('/operator/rates/list', { permission: 'rates.read', output: v.array(Rate) }),
  /** Of a day; stated again, the later word counts. */
  save: operatorPost('/operator/rates/save', {
    permission: 'rates.edit',
    input: v.object({
      asOf: v.pipe(v.optional(v.string(), ''), DayOf('adminRates.dayWrong')),
      cnyPerUsd: v.pipe(
        v.optional(v.string(), ''),
        v.trim(),
        v.regex(/^(?!0+(\.0+)?$)\d{1,4}(\.\d{1,6})?$/, 'quotes.rateWrong'),
      ),
    }),
    output: Changed,
  }),
}
