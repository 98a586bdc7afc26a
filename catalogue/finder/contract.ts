import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, manyOf } from '#platform/contract/fields.ts'
import { PlainLine } from '#platform/contract/lines.ts'

export const mostSavedSearches = 50

export const SavedSearch = v.object({
  id: Id,
  name: v.string(),
  /** What stands after `?` in the address of the search page. */
  query: v.string(),
  /** A station letter comes when a new product matches. */
  alert: v.boolean(),
  createdAt: Timestamp,
  lastAlertAt: v.nullable(Timestamp),
})
export type SavedSearch = v.InferOutput<typeof SavedSearch>

export const savedSearches = {
  list: get('/customer/savedSearch/list', { access: 'member', output: v.array(SavedSearch) }),
  /** Without an id: a new one, or another name for the one with the same query. */
  save: post('/customer/savedSearch/save', {
    access: 'member',
    input: v.object({
      id: v.optional(Id),
      name: v.pipe(PlainLine(60, undefined, 'savedSearches.nameTooLong'), v.nonEmpty('savedSearches.enterName')),
      query: v.pipe(v.string(), v.maxLength(2_000, 'savedSearches.queryWrong')),
      alert: v.optional(v.boolean(), true),
    }),
    output: SavedSearch,
  }),
  delete: post('/customer/savedSearch/delete', { access: 'member', input: v.object({ ids: manyOf(Id) }) }),
}
