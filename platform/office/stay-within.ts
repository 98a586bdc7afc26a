import type { Page } from '#platform/contract/paging.ts'
import { redirect } from '#platform/web/outcome.ts'

/** Beyond the end, as after deleting all of the last page, the list goes back to the last page that there is. */
export function stayWithin({ page, limit, totalCount }: Page<unknown>, { pathname, searchParams }: URL) {
  if (totalCount === 0 || limit === 0) return
  const last = Math.ceil(totalCount / limit)
  if (page <= last) return
  const query = new URLSearchParams(searchParams)
  query.set('page', String(last))
  throw redirect(`${pathname}?${query}`)
}
