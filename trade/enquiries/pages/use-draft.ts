import { useCallback, useEffect, useRef, useState } from 'react'

const key = 'enquiry-draft'

const read = () => {
  const kept = localStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Record<string, string>) : undefined
}

/**
 * Keeps what was typed in this browser until it is sent. A visitor who comes with a product in hand starts with that,
 * and the draft waits.
 */
export function useDraft(typed: Record<string, string> | undefined, carried: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState<Record<string, string>>()
  useEffect(() => {
    if (!carried && !typed) setRestored(read())
  }, [carried, typed])
  useEffect(() => {
    const element = form.current
    const keep = () => {
      const entries = [...new FormData(element ?? undefined)].filter(([name]) => !/^(?:captcha|altcha)/.test(name))
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
    }
    element?.addEventListener('input', keep)
    return () => element?.removeEventListener('input', keep)
  }, [restored])
  const discard = useCallback(() => {
    localStorage.removeItem(key)
    setRestored(undefined)
  }, [])
  return {
    form,
    typed: typed ?? restored,
    restored: Boolean(restored) && !typed,
    discard,
  }
}
