import { useLayoutEffect, useRef, useState } from 'react'
import { date, sellerZone } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Loading, Skeleton } from '#platform/ui/skeleton.tsx'
import type { ChatClient } from './chat-client.ts'
import { lastId, type Conversation } from './chat-state.ts'
import { ChatBubble, PendingBubble } from './chat-bubble.tsx'

interface ChatLogProps {
  conversation: Conversation
  client: Pick<ChatClient, 'loadEarlier' | 'retry' | 'discard'>
  name: string
  /** Who looks at it. */
  side: 'customer' | 'contact'
}

/** What was said, read out as it arrives. */
export function ChatLog({ conversation, client, name, side }: ChatLogProps) {
  const t = useT()
  const { line, messages, more, pending, marks, typing } = conversation
  const other = side === 'customer' ? 'contact' : 'customer'
  const loading = line === 'connecting' || (line === 'broken' && side === 'customer' && !conversation.state)
  // Visitors read their own clock, as in every chat; the screens of the office have one.
  const zone = side === 'contact' ? sellerZone : new Intl.DateTimeFormat().resolvedOptions().timeZone
  const box = useRef<HTMLDivElement>(null)
  const last = `${lastId(conversation)} ${pending.length}`
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, typing, loading])
  const ownRead = messages.findLast(({ id, author }) => author === side && id <= marks[other])?.id
  return (
    <div className="chat-log" ref={box} tabIndex={0} role="log" aria-live="polite" aria-label={t('chat.log')}>
      {more && <Earlier client={client} />}
      {loading && (
        <Loading label={t('chat.loading')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {!loading && side === 'customer' && messages.length === 0 && (
        <p className="chat-bubble">{t('chat.greeting', { name })}</p>
      )}
      {messages.map((message, index) => (
        <div key={message.id} className="chat-entry">
          <Day at={message.createdAt} before={messages[index - 1]?.createdAt} zone={zone} />
          <ChatBubble
            message={message}
            own={message.author === side}
            read={message.id === ownRead}
            newTab={side === 'contact'}
            zone={zone}
          />
        </div>
      ))}
      {pending.map((message) => (
        <PendingBubble key={message.clientId} message={message} client={client} />
      ))}
      {typing && <p className="chat-typing">{t('chat.typing', { name })}</p>}
    </div>
  )
}

function Earlier({ client }: Pick<ChatLogProps, 'client'>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const load = () => {
    setBusy(true)
    void client
      .loadEarlier()
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={load}>
      {t('chat.earlier')}
    </Button>
  )
}

/** A new day begins; messages of one day share its heading. */
function Day({ at, before, zone }: { at: string; before: string | undefined; zone: string }) {
  const t = useT()
  const day = date(at, zone)
  if (before !== undefined && date(before, zone) === day) return null
  const [today, yesterday] = [0, 1].map((ago) => date(new Date(Date.now() - ago * 86_400_000), zone))
  return <p className="chat-day">{day === today ? t('chat.today') : day === yesterday ? t('chat.yesterday') : day}</p>
}
