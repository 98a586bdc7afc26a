import { Fragment, type ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Thread } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Asked } from './asked.tsx'
import { Files } from './files.tsx'
import styles from './enquiries.module.css'

type Message = Thread['messages'][number]

interface EnquiryThreadProps {
  thread: Thread
  /** What else happened between the messages, each at its time. */
  between: { key: string; time: string; node: ReactNode }[]
  /** Beside the heading of the conversation. */
  actions: ReactNode
}

export function EnquiryThread({ thread, between, actions }: EnquiryThreadProps) {
  const t = useT()
  const mayReply = useMay('enquiries.reply')
  return (
    <div className="stack loose">
      <header>
        <p>
          <a href={to.enquiries()}>{t('enquiries.back')}</a>
        </p>
        <h1>{thread.enquiryNo}</h1>
        <p className={styles.facts}>
          <span>{dateTime(thread.createdAt)}</span>
          {thread.askedBy && <span>{t('enquiries.askedBy', { name: thread.askedBy })}</span>}
          <span>
            {t('enquiries.yourContact')}: <Local zh={thread.contactName} en={thread.contactNameEn} />{' '}
            {thread.contactEmail && <a href={`mailto:${thread.contactEmail}`}>{thread.contactEmail}</a>}
          </span>
        </p>
      </header>
      <Asked thread={thread} />
      <section className="stack">
        <header className="split">
          <h2>{t('enquiries.thread')}</h2>
          {actions}
        </header>
        {thread.messages.length === 0 && between.length === 0 && <p className="muted">{t('enquiries.noMessages')}</p>}
        <div className={styles.messages} role="log">
          {[...messagesOf(thread), ...between]
            .toSorted((a, b) => a.time.localeCompare(b.time))
            .map(({ key, node }) => (
              <Fragment key={key}>{node}</Fragment>
            ))}
        </div>
        {/* A new one after each message of the buyer's own; the other side's must not take what is being typed. */}
        {mayReply && <Reply id={thread.id} key={thread.messages.filter(({ author }) => author === 'buyer').length} />}
      </section>
    </div>
  )
}

const messagesOf = ({ messages }: Thread) =>
  messages.map((message) => ({
    key: `message ${message.id}`,
    time: message.createdAt,
    node: <Message message={message} />,
  }))

function Message({
  message: { author, writer, contactName, contactNameEn, body, files, createdAt },
}: {
  message: Message
}) {
  const t = useT()
  return (
    <article className={`${styles.message} ${author === 'buyer' ? styles.own : ''}`}>
      {body}
      <Files files={files} label={t('enquiries.attachments')} address={to.file.attachment} />
      <footer>
        {author === 'buyer' ? (writer ?? t('enquiries.fromYou')) : <Local zh={contactName} en={contactNameEn} />}
        {' · '}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </footer>
    </article>
  )
}

function Reply({ id }: { id: number }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className="stack" noValidate>
      <input type="hidden" name="id" value={id} />
      <Field label={t('enquiries.reply')} error={refused?.fields['body'] ?? refused?.message} required>
        <TextArea name="body" defaultValue={refused ? typed?.['body'] : ''} maxLength={4000} />
      </Field>
      <p>
        <Button type="submit" variant="primary" icon="send" busy={busy}>
          {t('enquiries.sendReply')}
        </Button>
      </p>
    </form>
  )
}
