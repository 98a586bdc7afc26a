import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'

const BrowserErrorRow = v.object({
  id: Id,
  message: v.string(),
  stack: v.string(),
  page: v.string(),
  browser: v.string(),
  count: v.number(),
  firstAt: Timestamp,
  lastAt: Timestamp,
})
export type BrowserErrorRow = v.InferOutput<typeof BrowserErrorRow>

/** Scripts that failed in the browsers of visitors. */
export const browserErrors = {
  list: operatorGet('/operator/browserErrors/list', {
    permission: 'settings.edit',
    input: v.object({ ...listing, search: SearchText, sort: sortBy(['count', 'firstAt', 'lastAt'], '-lastAt') }),
    output: pageOf(BrowserErrorRow),
  }),
}
