import { useEffect, useState, type ComponentType } from 'react'
import { constants } from '#platform/contract/constants.ts'
import { chatWasUsed, turnChat, useChatSwitch } from '#identity/contacts/pages/chat-switch.ts'
import { useT } from '#platform/web/i18n.tsx'
import { CountBadge } from '#platform/ui/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'

const offeredKey = 'chatOffered'
const roomy = '(min-width: 1024px) and (pointer: fine)'

export function ChatButton() {
  const t = useT()
  const { open, unread } = useChatSwitch()
  return (
    <button
      type="button"
      id="chat-launcher"
      aria-expanded={open !== false}
      title={t('layout.chat')}
      onClick={() => turnChat({ open: open ? false : 'asked' })}
    >
      <Icon name="chat" />
      <CountBadge count={unread} label={t('layout.chatUnread', { count: unread })} />
    </button>
  )
}

/** Panel, texts and styles come when they are needed, so that no page waits for them. */
export function ChatDock() {
  const t = useT()
  const { open } = useChatSwitch()
  const [Panel, setPanel] = useState<ComponentType>()
  const load = async () => {
    const { loadChat } = await import('#service/chat/pages/load-chat.ts')
    const loaded = await loadChat(t)
    setPanel(() => loaded)
  }

  useEffect(() => {
    if (location.hash === '#chat') turnChat({ open: 'asked' })
    if (chatWasUsed()) void load().catch(() => undefined)
    if (sessionStorage.getItem(offeredKey) || !matchMedia(roomy).matches) return
    const offer = () => {
      sessionStorage.setItem(offeredKey, '1')
      turnChat({ open: 'offered' })
    }
    const timer = setTimeout(offer, Math.max(0, constants.chatOpensAfterMs - performance.now()))
    return () => clearTimeout(timer)
    // Once for as long as the toolbar stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (open && !Panel) void load().catch(() => turnChat({ open: false }))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, Panel])
  return Panel && <Panel />
}
