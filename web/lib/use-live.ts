import { useEffect, useState } from 'react'
import type { ContractClient } from '#contract/index.ts'
import { useApi } from './api-context.ts'

/** A figure that is no part of the page's first paint; it stays undefined when it cannot be had. */
export function useLive<Value>(ask: (api: ContractClient, signal: AbortSignal) => Promise<Value>, when = true) {
  const api = useApi()
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    if (!api || !when) return
    const abort = new AbortController()
    ask(api, abort.signal).then(setValue, () => undefined)
    return () => abort.abort()
    // Asked once per mount: the callers' functions do not change their meaning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, when])
  return value
}
