import type { Page } from '#platform/contract/paging.ts'
import { redirect, type Redirect } from './outcome.ts'

/** Where to go from beyond the end of a list, as after deleting all of its last page: to the last page that there is. */
export function backToList(data: unknown, { pathname, searchParams }: URL): Redirect | undefined {
  if (!searchParams.has('page')) return undefined
  for (const { page, limit, totalCount, reach = totalCount } of listsIn(data)) {
    const last = Math.ceil(Math.min(totalCount, reach) / limit)
    // A list without entries has no last page, and one that the address does not turn cannot be turned back.
    if (totalCount === 0 || limit === 0 || page <= last || page !== Number(searchParams.get('page'))) continue
    const query = new URLSearchParams(searchParams)
    query.set('page', String(last))
    return redirect(`${pathname}?${query}`)
  }
  return undefined
}

type Pages = Omit<Page<unknown>, 'list'>

/** What a loader found is a list, or has one among other things; the list itself may be drawn. */
function* listsIn(data: unknown): Generator<Pages> {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return
  if (isPage(data)) yield data
  else for (const part of Object.values(data)) yield* listsIn(part)
}

const isPage = (value: object): value is Pages => ['totalCount', 'page', 'limit'].every((name) => name in value)
