import { useEffect, useSyncExternalStore } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'
import { maxLimit } from '#platform/contract/constants.ts'
import { useApi } from '#platform/web/api-context.ts'

const mostPages = 10
const none: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let ids = none
let asked = false

function set(next: ReadonlySet<number>) {
  ids = next
  for (const listener of listeners) listener()
}

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
  set(kept ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id)))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The products that the signed-in member keeps. */
export function useFavouriteIds(signedIn: boolean): ReadonlySet<number> {
  const api = useApi()
  useEffect(() => {
    if (!api || !signedIn || asked) return
    asked = true
    load(api).catch(() => (asked = false))
  }, [api, signedIn])
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => none,
  )
}
