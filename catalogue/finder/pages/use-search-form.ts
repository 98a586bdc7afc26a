import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from '#platform/web/router.tsx'
import { asSearch, canonicalQuery } from './search-address.ts'

/** The filter form: every change goes to the address at once, and the controls show where it is going. */
export function useSearchForm(usualLimit: number) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [pending, setPending] = useState<string>()
  const shown = pending ?? search
  const top = useRef<HTMLDivElement>(null)
  const scrolled = useRef<number>(undefined)

  useEffect(() => {
    setPending(undefined)
    // A filter shows the new result from its start, but never moves the panel from under the hand.
    if (scrolled.current !== undefined) window.scrollTo(0, Math.min(scrolled.current, top.current?.offsetTop ?? 0))
    scrolled.current = undefined
  }, [search])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') sent.append(name, value)
    const to = asSearch(canonicalQuery(sent, usualLimit))
    if (to === shown) return
    setPending(to)
    scrolled.current = window.scrollY
    navigate(pathname + to)
  }
  return { query: new URLSearchParams(shown), submit, top }
}

/** For controls that take effect when they are changed. */
export const applyChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  event.currentTarget.form?.requestSubmit()

/** For boxes that React did not draw. */
export const applyTick = ({ target }: MouseEvent) => {
  if (target instanceof HTMLInputElement) target.form?.requestSubmit()
}
