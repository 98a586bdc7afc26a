import { useEffect, useState } from 'react'
import type { Queue } from './contract.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { onQueue } from './desk-client.ts'

export type Whose = 'mine' | 'all' | 'waiting'

export interface QueueFilter {
  whose: Whose
  search?: string
}

/** The queue as it stands, asked for again whenever something in it changed. */
export function useFreshQueue(first: Queue, { whose, search }: QueueFilter, loadedAt: number) {
  const api = useOperatorApi()
  const [queue, setQueue] = useState(first)
  const [now, setNow] = useState(loadedAt)
  useEffect(() => setQueue(first), [first])
  useEffect(() => {
    if (!api) return
    let due: ReturnType<typeof setTimeout> | undefined
    // One request for a burst of notices.
    const refresh = () => (due ??= setTimeout(() => void ask(), 300))
    const ask = async () => {
      due = undefined
      const fresh = await api.chat.queue({ whose, search }).catch(() => undefined)
      if (fresh) setQueue(fresh)
      setNow(Date.now())
    }
    const ticking = setInterval(() => setNow(Date.now()), 30_000)
    const stop = onQueue(refresh)
    return () => {
      stop()
      clearInterval(ticking)
      clearTimeout(due)
    }
  }, [api, whose, search])
  return { queue, now }
}
