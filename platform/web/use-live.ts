import { useEffect, useState } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'
import type { LiveEvent } from '#platform/contract/live.ts'
import { useApi } from './api-context.ts'
import { useSettings } from './settings.ts'

interface LiveOptions {
  /** Nothing is asked while false. */
  when?: boolean
  /** Asked again whenever the server says that this changed. */
  on?: LiveEvent
}

/** The line to the server comes with the first who listens: most visitors never need it. */
async function listen(path: string, on: LiveEvent, refresh: () => void, signal: AbortSignal) {
  const { onLive } = await import('./live.ts')
  if (!signal.aborted) signal.addEventListener('abort', onLive(path, on, refresh))
}

/** A figure that is no part of the page's first paint; it stays undefined when it cannot be had. */
export function useLive<Value>(
  ask: (api: LiveApi, signal: AbortSignal) => Promise<Value>,
  { when = true, on }: LiveOptions = {},
) {
  const api = useApi()
  const { apiBase } = useSettings()
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    if (!api || !when) return
    const abort = new AbortController()
    const refresh = () => void ask(api, abort.signal).then(setValue, () => undefined)
    refresh()
    if (on) void listen(`${apiBase}/live`, on, refresh, abort.signal).catch(() => undefined)
    return () => abort.abort()
    // `ask` is written in place and means the same at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, apiBase, when, on])
  return value
}
