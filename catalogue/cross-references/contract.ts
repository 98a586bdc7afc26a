import * as v from 'valibot'
import { Substitute } from '#catalogue/compare/contract.ts'
import { longestSearch } from '#platform/contract/constants.ts'
import { get, type OutputOf } from '#platform/contract/endpoint.ts'
import { Day } from '#platform/contract/fields.ts'
import { SearchKey } from '#platform/contract/lines.ts'

const named = { name: v.string(), nameEn: v.string() }

/** On the wire a call of products, as the search is. */
export const crossReferences = {
  /** The grade that the words name, if nobody sells it here, and what of ours comes nearest; there may be nothing near. */
  crossReference: get('/common/product/crossReference', {
    access: 'open',
    input: v.object({ key: SearchKey(longestSearch, 'products.keyTooLong') }),
    output: v.nullable(
      v.object({
        model: v.string(),
        producer: v.string(),
        category: v.object(named),
        source: v.string(),
        checkedOn: Day,
        stated: v.array(
          v.object({ ...named, figure: v.string(), unit: v.string(), condition: v.nullable(v.string()) }),
        ),
        nearest: v.array(Substitute),
      }),
    ),
  }),
}

export type CrossReference = NonNullable<OutputOf<typeof crossReferences.crossReference>>
