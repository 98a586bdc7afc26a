import wires from 'virtual:operator-wires'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CannedAnswer } from './answer-record.ts'
import type { ChatCustomer } from './contract.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import { to } from '#platform/contract/to.ts'
import { loadChatArea } from '../texts/load.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useMay } from '#platform/office/visit.ts'
import { ChatComposer } from '../pages/chat-composer.tsx'
import { ChatLog } from '../pages/chat-log.tsx'
import { nothingSaid } from '../pages/chat-state.ts'
import { useFile } from '../pages/use-file.ts'
import { applyStyles } from '../pages/apply-styles.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { CannedAnswers } from './canned-answers.tsx'
import { customerName } from './customer-name.ts'
import { createDesk, type DeskClient } from './desk-client.ts'
import { productIn } from './product-in.ts'
import styles from './chat.module.css'

interface OpenProps {
  customer: ChatCustomer
  answers: CannedAnswer[]
}

interface DeskConversationProps extends OpenProps {
  /** Beside the name. */
  actions: ReactNode
}

export function DeskConversation({ customer, answers, actions }: DeskConversationProps) {
  const t = useT()
  const api = useOperatorApi()
  const ready = useChatTexts()
  return (
    <section className={styles.conversation} aria-label={customerName(customer, t)}>
      <header className={styles.head}>
        <a href={to.office.chat()} className={styles.back}>
          {t('adminChat.backToChats')}
        </a>
        <h2 className="truncate">{customerName(customer, t)}</h2>
        {actions}
      </header>
      {api && ready && <Open customer={customer} answers={answers} api={api} />}
    </section>
  )
}

/** Bubbles and composer are those of the site, and so are their words. */
function useChatTexts(): boolean {
  const t = useT()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const load = async () => {
      t.add(await loadChatArea(t.locale))
      setReady(true)
    }
    load().catch(() => undefined)
  }, [t])
  return ready
}

function Open({ customer, answers, api }: OpenProps & { api: OfficeLiveApi }) {
  const t = useT()
  const mayAnswer = useMay('service.edit')
  const client = useMemo(() => createDesk(customer.id, api, t), [customer.id, api, t])
  useEffect(() => {
    applyStyles()
    return client.start()
  }, [client])
  const conversation = useSyncExternalStore(client.subscribe, client.get, () => nothingSaid)
  const { line, slowed } = conversation
  return (
    <>
      <ChatLog conversation={conversation} client={client} name={customerName(customer, t)} side="contact" />
      <div role="status" className={styles.line}>
        {line === 'broken' && t('chat.connecting')}
        {line === 'over' && t('chat.signedOut')}
        {slowed && t('chat.tooMany')}
      </div>
      {mayAnswer && <Answer customer={customer} answers={answers} client={client} />}
    </>
  )
}

function Answer({ customer, answers, client }: OpenProps & { client: DeskClient }) {
  const t = useT()
  const { apiBase } = useSettings()
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useFile(
    () => ({
      url: apiBase + (wires['chat']?.['upload']?.path ?? ''),
      fields: { id: String(customer.id) },
    }),
    ({ id, name }) => client.send({ kind: 'file', fileId: id }, name),
  )
  useEffect(() => field.current?.focus(), [client])
  const send = (text: string) => {
    const productId = productIn(text)
    client.send(productId ? { kind: 'product', productId } : { kind: 'text', text }, text)
  }
  return (
    <ChatComposer
      draftKey={`deskDraft${customer.id}`}
      disabled={false}
      field={field}
      label={t('adminChat.answer')}
      placeholder={t('adminChat.placeholder')}
      file={file}
      onSend={send}
      onTyping={client.typing}
    >
      <CannedAnswers answers={answers} locale={customer.locale} field={field} />
    </ChatComposer>
  )
}
