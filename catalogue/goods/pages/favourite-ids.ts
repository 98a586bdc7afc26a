import { useEffect, useSyncExternalStore } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'
import { maxLimit } from '#platform/contract/constants.ts'
import { createStore } from '#platform/ui/store.ts'
import { useApi } from '#platform/web/api-context.ts'

const mostPages = 10
const none: ReadonlySet<number> = new Set()
const { get, set, subscribe } = createStore(none)
let asked = false

/** Asked once per visit for all hearts of all lists, instead of once per product. */
async function load(api: LiveApi) {
  const all = new Set<number>()
  for (let page = 1; page <= mostPages; page++) {
    const { list, totalCount } = await api.favourites.list({ page, limit: maxLimit })
    for (const { product } of list) all.add(product.id)
    if (page * maxLimit >= totalCount) break
  }
  set(all)
}

export const markFavourite = (id: number, kept: boolean) =>
  set(kept ? new Set([...get(), id]) : new Set([...get()].filter((each) => each !== id)))

/** The products that the signed-in member keeps. */
export function useFavouriteIds(signedIn: boolean): ReadonlySet<number> {
  const api = useApi()
  useEffect(() => {
    if (!api || !signedIn || asked) return
    asked = true
    load(api).catch(() => (asked = false))
  }, [api, signedIn])
  return useSyncExternalStore(subscribe, get, () => none)
}
