import { createContext, use, useEffect, useRef, useState } from 'react'
import { operatorToken } from '#platform/contract/office/token.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { signal } from '#platform/office/signals.ts'
import { useT } from '#platform/web/i18n.tsx'
import { onLive } from '#platform/web/live.ts'
import type { Arrival } from './contract.ts'
import { places } from './places.ts'

const path = `${operatorToken.path}/live`
/** One request for a burst of notices. */
const burstMs = 300

const ArrivalsContext = createContext<readonly Arrival[]>([])
export const ArrivalsProvider = ArrivalsContext
export const useArrivals = () => use(ArrivalsContext)

/** What waits for the operator, followed for as long as the back office is open; more of it gives a signal. */
export function useLiveArrivals(signedIn: boolean): readonly Arrival[] {
  const t = useT()
  const api = useOperatorApi()
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([])
  const known = useRef<readonly Arrival[]>(undefined)
  useEffect(() => {
    if (!api || !signedIn) return
    let due: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = async () => {
      due = undefined
      const fresh = await api.desk.arrivals().catch(() => undefined)
      if (!fresh || gone) return
      const more = newAmong(fresh, known.current)
      known.current = fresh
      setArrivals(fresh)
      if (more) signal(t('adminDesk.arrived', { what: t(`adminDesk.wait_${more.name}`) }), places[more.name].list)
    }
    const refresh = () => (due ??= setTimeout(() => void ask(), burstMs))
    void ask()
    // What moved while the line was broken is asked for when it is back.
    const stops = [onLive<{ event: 'desk' }>(path, 'desk', refresh), onLive(path, 'open', refresh)]
    return () => {
      gone = true
      clearTimeout(due)
      for (const stop of stops) stop()
    }
  }, [api, signedIn, t])
  return arrivals
}

/** The first that the operator wants a signal of and that is more than before; nothing is new on a page just opened. */
const newAmong = (fresh: readonly Arrival[], before: readonly Arrival[] | undefined) =>
  before &&
  fresh.find(({ name, count, signals }) => signals && count > (before.find((each) => each.name === name)?.count ?? 0))

/** The number in the window's title. */
export const signalled = (arrivals: readonly Arrival[]) =>
  arrivals.reduce((sum, { count, signals }) => sum + (signals ? count : 0), 0)

/** What waits behind a page of the navigation. */
export const waitingAt = (arrivals: readonly Arrival[], page: string) =>
  arrivals.reduce((sum, { name, count }) => sum + (places[name].list.split('?')[0] === page ? count : 0), 0)
