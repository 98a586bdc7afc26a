import { useEffect, useState } from 'react'
import { constants } from '#contract/constants.ts'
import type { Contact } from '#contract/support.ts'
import { useApi } from '#web/lib/api-context.ts'

const key = 'customerService'

/** The visitor's contact: from the browser's own copy after a second, else from the server. */
export function useContact(): Contact | undefined {
  const api = useApi()
  const [contact, setContact] = useState<Contact>()
  useEffect(() => {
    if (!api) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const kept = localStorage.getItem(key)
      if (kept) setContact(JSON.parse(kept) as Contact)
      const current = await api.support.contact({}, { signal: abort.signal }).catch(() => undefined)
      if (!current) return
      localStorage.setItem(key, JSON.stringify(current))
      setContact(current)
    }, constants.cachedServiceReadAfterMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api])
  return contact
}
