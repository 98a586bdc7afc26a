import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import type { ChatClient } from './chat-client.ts'

/** The product on the page behind the chat can be shown to the contact with one press. */
export function ProductAtHand({ client }: { client: ChatClient }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const id = /^\/(product\/detail|mobile\/productDetail)$/i.test(pathname)
    ? Number(new URLSearchParams(search).get('id'))
    : 0
  const [title, setTitle] = useState('')
  const [sent, setSent] = useState(0)
  useEffect(() => setTitle(id ? (document.querySelector('h1')?.textContent ?? '') : ''), [id])
  if (!Number.isInteger(id) || id <= 0 || !title || sent === id) return null
  return (
    <div className="chat-at-hand">
      <span className="truncate" title={title}>
        {t('chat.askAbout', { title })}
      </span>
      <Button
        size="sm"
        onClick={() => {
          client.send({ kind: 'product', productId: id }, title)
          setSent(id)
        }}
      >
        {t('chat.sendProduct')}
      </Button>
    </div>
  )
}
