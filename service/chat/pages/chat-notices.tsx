import { useState, type FormEvent } from 'react'
import { ApiError } from '#platform/contract/client.ts'
import { hoursText } from '#identity/contacts/office-hours.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { ChatClient } from './chat-client.ts'
import type { Conversation } from './chat-state.ts'

interface ChatNoticesProps {
  conversation: Conversation
  client: ChatClient
  name: string
}

/** What the visitor should know before writing on: the line, the hours, where an answer goes. */
export function ChatNotices({ conversation, client, name }: ChatNoticesProps) {
  const t = useT()
  const signedIn = Boolean(useRoot()?.member)
  const { line, state, slowed, messages } = conversation
  if (!state)
    return line === 'broken' ? (
      <p className="chat-notices" role="status">
        {t('chat.connecting')}
      </p>
    ) : null
  const { hours, contact, email } = state
  const standIn = contact.standIn && (t.locale === 'zh-CN' ? contact.standIn.name : contact.standIn.nameEn)
  const away = !hours.open || !(contact.online || standIn)
  return (
    <div className="chat-notices">
      <div role="status">
        {line === 'broken' && <p>{t('chat.connecting')}</p>}
        {line === 'over' && <p>{t('chat.signedOut')}</p>}
        {slowed && <p>{t('chat.tooMany')}</p>}
        {line === 'open' && !hours.open && (
          <p>
            {hours.notice}{' '}
            {hours.days.length === 0 ? t('chat.closedAlways') : t('chat.closedNow', { hours: hoursText(hours, t) })}{' '}
            {messages.length === 0 && t('chat.closedWrite')}
          </p>
        )}
        {line === 'open' && hours.open && !contact.online && (
          <p>{standIn ? t('chat.standIn', { name, other: standIn }) : t('chat.notThere', { name })}</p>
        )}
      </div>
      {away &&
        !signedIn &&
        messages.length > 0 &&
        (email ? <p>{t('chat.emailSaved', { email })}</p> : <Address client={client} />)}
    </div>
  )
}

/** Once something was said, so that nobody is asked for an address before they have a question. */
function Address({ client }: { client: ChatClient }) {
  const t = useT()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const email = String(new FormData(event.currentTarget).get('email'))
    await client.leaveAddress(email).catch((failure: unknown) => {
      setError(failure instanceof ApiError ? (failure.fields['email'] ?? failure.message) : t('errors.email'))
    })
    setBusy(false)
  }
  return (
    <form className="chat-address" noValidate onSubmit={(event) => void save(event)}>
      <Field label={t('chat.leaveEmail')} error={error}>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <Button type="submit" busy={busy}>
        {t('chat.save')}
      </Button>
    </form>
  )
}
