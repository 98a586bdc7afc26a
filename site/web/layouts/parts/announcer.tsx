import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { metaOf } from '#platform/web/meta.ts'
import type { PageModule } from '#platform/web/page.ts'
import { useView } from '#platform/web/router.tsx'
import { entryAt } from '#site/web/routes.ts'

/** After a client navigation: the new title, the focus at the content, and a word to screen readers. */
export function Announcer({ meta }: { meta: PageModule['meta'] }) {
  const t = useT()
  const view = useView()
  const [text, setText] = useState('')
  const { pathname } = view.place
  const shown = useRef(pathname)
  useEffect(() => {
    const { title } = metaOf(view, entryAt(pathname, true), meta, t, location.origin)
    document.title = title
    // A filter on the same page keeps the focus where the hand is.
    if (shown.current === pathname) return
    shown.current = pathname
    setText(t('layout.pageLoaded', { title }))
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view, pathname, meta, t])
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
