import wires from 'virtual:wires'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { constants } from '#platform/contract/constants.ts'
import { useApi } from '#platform/web/api-context.ts'
import { turnChat, useChatSwitch } from '#identity/contacts/pages/chat-switch.ts'
import { cookie } from '#platform/web/cookies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { visitorId } from '#platform/web/visitor-id.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatHead } from './chat-head.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatNotices } from './chat-notices.tsx'
import { ProductAtHand } from './product-at-hand.tsx'
import { useFile } from './use-file.ts'
import { chatClient, type ChatClient } from './chat-client.ts'
import { applyStyles } from './apply-styles.ts'

export function ChatPanel() {
  const t = useT()
  const api = useApi()
  const { apiBase } = useSettings()
  const { open } = useChatSwitch()
  const client = api && chatClient(`${apiBase}/live`, api, t)
  applyStyles()
  useEffect(() => {
    client?.setReading(open !== false)
    return () => client?.setReading(false)
  }, [client, open])
  if (!client || !open) return null
  return <OpenPanel client={client} takesFocus={open === 'asked'} />
}

function OpenPanel({ client, takesFocus }: { client: ChatClient; takesFocus: boolean }) {
  const t = useT()
  const { apiBase } = useSettings()
  const conversation = useSyncExternalStore(client.subscribe, client.get)
  const { state } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useFile(
    () => ({
      url: apiBase + (wires['chat']?.['upload']?.path ?? ''),
      headers: { [constants.tokenHeader]: cookie(constants.tokenCookie) ?? '' },
      fields: { cookieId: visitorId() },
    }),
    ({ id, name }) => client.send({ kind: 'file', fileId: id }, name),
  )
  const ready = state !== undefined
  useEffect(() => {
    if (takesFocus && ready) field.current?.focus()
  }, [takesFocus, ready])
  const panel = useRef<HTMLElement>(null)
  const close = () => {
    turnChat({ open: false })
    document.getElementById('chat-launcher')?.focus()
  }
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && panel.current?.contains(target as Node)) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const name = state && (t.locale === 'zh-CN' ? state.contact.name : state.contact.nameEn)
  return (
    <section className="chat" ref={panel} aria-label={name ? t('chat.title', { name }) : t('layout.chat')}>
      <ChatHead contact={state?.contact} onClose={close} />
      <ChatLog conversation={conversation} client={client} name={name ?? ''} side="customer" />
      <ChatNotices conversation={conversation} client={client} name={name ?? ''} />
      <ChatComposer
        draftKey="chatDraft"
        disabled={!state}
        field={field}
        label={t('chat.message')}
        placeholder={t('chat.placeholder')}
        file={file}
        onSend={(text) => client.send({ kind: 'text', text })}
        onTyping={client.typing}
      >
        <ProductAtHand client={client} />
      </ChatComposer>
    </section>
  )
}
