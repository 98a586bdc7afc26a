import * as v from 'valibot'
import { Wanted } from '#catalogue/goods/goods.ts'
import { get } from '#platform/contract/endpoint.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { Ladder } from './charge.ts'

export const freight = {
  /** What goods cost under each delivery term on the way to a place; null while their own price is on enquiry. */
  ladder: get('/common/freight/ladder', {
    access: 'open',
    input: v.object({
      ...Wanted.entries,
      destination: v.pipe(OptionalLine(100), v.string('freight.enterDestination')),
    }),
    output: v.nullable(Ladder),
  }),
  /** Cities and ports that lanes lead to now. */
  destinations: get('/common/freight/destinations', {
    access: 'open',
    output: v.array(v.object({ zh: v.string(), en: v.string() })),
  }),
}
