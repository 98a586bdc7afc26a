import { useEffect, useState } from 'react'
import type { OfficeApi } from '#platform/contract/registered.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useArrivals } from './use-arrivals.ts'

type Waiting = Awaited<ReturnType<OfficeApi['desk']['waiting']>>

/** The board of the first page, asked for again whenever its figures moved. */
export function useFreshWaiting(loaded: Waiting): Waiting {
  const api = useOperatorApi()
  const arrivals = useArrivals()
  const [waiting, setWaiting] = useState(loaded)
  useEffect(() => setWaiting(loaded), [loaded])
  useEffect(() => {
    if (!api || arrivals.length === 0) return
    let gone = false
    void api.desk.waiting().then(
      (fresh) => gone || setWaiting(fresh),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [api, arrivals])
  return waiting
}
