import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useT } from '#web/lib/i18n.tsx'
import { metaOf } from '#web/lib/meta.ts'

/** After a client navigation: the new title, the focus at the content, and a word to screen readers. */
export function Announcer() {
  const t = useT()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const [text, setText] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    const loaderData = Object.fromEntries(matches.map((match) => [match.id, match.loaderData]))
    const { title } = metaOf(matches, loaderData, null, t, location.origin)
    document.title = title
    // A filter on the same page keeps the focus where the hand is.
    if (shown.current === pathname) return
    shown.current = pathname
    setText(t('layout.pageLoaded', { title }))
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, search, matches, t])
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
