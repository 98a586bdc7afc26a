import { useEffect, useState } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'
import type { LiveEvent } from '#platform/contract/live.ts'
import { useApi } from './api-context.ts'
import { onLive } from './live.ts'
import { useSettings } from './settings.ts'

/** What the page has loaded, asked for again whenever the server says that it changed. */
export function useFresh<Value>(
  loaded: Value,
  ask: (api: LiveApi) => Promise<Value>,
  { on, when }: { on: readonly LiveEvent[]; when: boolean },
): Value {
  const api = useApi()
  const { apiBase } = useSettings()
  const [fresh, setFresh] = useState<{ instead: Value; value: Value }>()
  const events = on.join()
  useEffect(() => {
    if (!api || !when) return
    let gone = false
    const refresh = () =>
      void ask(api).then(
        (value) => gone || setFresh({ instead: loaded, value }),
        () => undefined,
      )
    const stops = (events.split(',') as LiveEvent[]).map((event) => onLive(`${apiBase}/live`, event, refresh))
    return () => {
      gone = true
      for (const stop of stops) stop()
    }
    // `ask` is written in place and means the same as long as the page shows the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, apiBase, when, events, loaded])
  // What was loaded later is fresher than what was asked for earlier.
  return fresh?.instead === loaded ? fresh.value : loaded
}
