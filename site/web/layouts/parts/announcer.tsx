import { useEffect, useRef, useState } from 'react'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useView } from '#platform/web/router.tsx'
import type { View } from '#platform/web/visit.ts'

/** After a client navigation: the new title, the focus at the content, and a word to screen readers. */
export function Announcer({ titleOf }: { titleOf(view: View, t: Translator): string }) {
  const t = useT()
  const view = useView()
  const [text, setText] = useState('')
  const { pathname } = view.place
  const title = titleOf(view, t)
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = title
    // A filter on the same page keeps the focus where the hand is.
    if (shown.current === pathname) return
    shown.current = pathname
    setText(t('layout.pageLoaded', { title }))
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [title, pathname, t])
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
