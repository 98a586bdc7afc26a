import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { asSearch, canonicalQuery } from './search-address.ts'

/** The filter form: every change goes to the address at once, and the controls show where it is going. */
export function useSearchForm(usualLimit: number) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [pending, setPending] = useState<{ from: string; to: string }>()
  const shown = pending?.from === search ? pending.to : search

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') sent.append(name, value)
    const to = asSearch(canonicalQuery(sent, usualLimit))
    if (to === shown) return
    setPending({ from: search, to })
    // The hand is in the panel: the page must not jump away from it.
    void navigate(pathname + to, { preventScrollReset: true })
  }
  return { query: new URLSearchParams(shown), submit }
}

/** For controls that take effect when they are changed. */
export const applyChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  event.currentTarget.form?.requestSubmit()
