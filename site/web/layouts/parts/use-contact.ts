import { useEffect, useState } from 'react'
import { constants } from '#platform/contract/constants.ts'
import type { Contact } from '#identity/contacts/contract.ts'
import { useApi } from '#platform/web/api-context.ts'
import { visitorId } from '#platform/web/visitor-id.ts'

const key = 'customerService'

/** The visitor's contact: from the browser's own copy after a second, then as the server says. */
export function useContact(signedIn: boolean): Contact | undefined {
  const api = useApi()
  const [contact, setContact] = useState<Contact>()
  useEffect(() => {
    if (!api) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const kept = localStorage.getItem(key)
      if (kept) setContact(JSON.parse(kept) as Contact)
      const { signal } = abort
      const asked = signedIn
        ? api.support.toolbarContact({}, { signal })
        : api.support.contact({ cookieId: visitorId() }, { signal })
      const current = await asked.catch(() => undefined)
      if (!current) return
      localStorage.setItem(key, JSON.stringify(current))
      setContact(current)
    }, constants.cachedServiceReadAfterMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, signedIn])
  return contact
}
