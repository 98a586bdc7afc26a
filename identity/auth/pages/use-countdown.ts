import { useEffect, useState, type RefObject } from 'react'
import type { FormOutcome } from './form-outcome.ts'

interface Pause {
  target: string
  until: number
}

const storageKey = (field: string) => `resend ${location.pathname} ${field}`

function pauseOf(field: string): Pause | undefined {
  const kept = sessionStorage.getItem(storageKey(field))
  return kept ? (JSON.parse(kept) as Pause) : undefined
}

/** Seconds until the next message to the same address; kept for the tab, so a reload does not shorten it. */
export function useCountdown(inside: RefObject<HTMLElement | null>, field: string, outcome: FormOutcome | undefined) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const { resendSeconds, typed } = outcome ?? {}
    if (resendSeconds) {
      const pause: Pause = { target: typed?.[field] ?? '', until: Date.now() + resendSeconds * 1000 }
      sessionStorage.setItem(storageKey(field), JSON.stringify(pause))
    }
    const tick = () => {
      const pause = pauseOf(field)
      const input = inside.current?.closest('form')?.elements.namedItem(field)
      const typing = input instanceof HTMLInputElement ? input.value : ''
      // Another address need not wait for this one.
      const same = typing === '' || typing === pause?.target
      setLeft(pause && same ? Math.max(0, Math.ceil((pause.until - Date.now()) / 1000)) : 0)
    }
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [inside, field, outcome])
  return left
}
