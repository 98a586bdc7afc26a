import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useApi } from '#platform/web/api-context.ts'
import { wantedIn } from './wanted-in.ts'

const pause = 250

/** How many grades the form would find, asked for once typing pauses. */
export function useFoundCount() {
  const api = useApi()
  const [count, setCount] = useState<number>()
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({})
  useEffect(() => {
    const { current } = waiting
    return () => {
      clearTimeout(current.timer)
      current.abort?.abort()
    }
  }, [])

  const ask = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(waiting.current.timer)
    waiting.current.abort?.abort()
    waiting.current.timer = setTimeout(() => {
      const abort = (waiting.current.abort = new AbortController())
      const wanted = wantedIn(new FormData(form))
      void api?.products.list({ ...wanted, limit: 0 }, { signal: abort.signal }).then(
        ({ totalCount }) => setCount(totalCount),
        () => undefined,
      )
    }, pause)
  }
  return { count, ask }
}
