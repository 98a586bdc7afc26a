import { Fragment, type ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import type { Message } from '../message.ts'
import { Files } from './files.tsx'
import styles from './threads.module.css'

interface MessagesProps {
  messages: readonly Message[]
  /** What else happened between the messages, each at its time. */
  between?: readonly { key: string; time: string; node: ReactNode }[]
}

export const Messages = ({ messages, between = [] }: MessagesProps) => (
  <div className={styles.messages} role="log">
    {[...messages.map(shown), ...between]
      .toSorted((a, b) => a.time.localeCompare(b.time))
      .map(({ key, node }) => (
        <Fragment key={key}>{node}</Fragment>
      ))}
  </div>
)

const shown = (message: Message) => ({
  key: `message ${message.id}`,
  time: message.createdAt,
  node: <OneMessage message={message} />,
})

function OneMessage({ message }: { message: Message }) {
  const { author, writer, contactName, contactNameEn, body, files, createdAt } = message
  const t = useT()
  return (
    <Said own={author === 'buyer'}>
      {body}
      <Files files={files} label={t('threads.files')} address={to.file.attachment} />
      <footer>
        {author === 'buyer' ? (writer ?? t('threads.fromYou')) : <Local zh={contactName} en={contactNameEn} />}
        {author === 'contact' && !contactName && t('threads.house')}
        {' · '}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </footer>
    </Said>
  )
}

/** What stands in a thread, with a footer that says when; the reader's own stands apart. */
export const Said = ({ own, children }: { own: boolean; children: ReactNode }) => (
  <article className={classNames(styles.message, own && styles.own)}>{children}</article>
)

interface ReplyProps {
  id: number
  formKey?: string
  /** A field for what goes along. */
  files?: ReactNode
}

/** A new one after each message of the buyer's own; the other side's must not take what is being typed. */
export const ReplyAfter = ({ messages, ...reply }: ReplyProps & { messages: readonly Message[] }) => (
  <Reply key={messages.filter(({ author }) => author === 'buyer').length} {...reply} />
)

function Reply({ id, formKey, files }: ReplyProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className="stack" noValidate>
      <input type="hidden" name="id" value={id} />
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <Field label={t('threads.reply')} error={refused?.fields['body'] ?? refused?.message} required>
        <TextArea name="body" defaultValue={refused ? typed?.['body'] : ''} maxLength={4000} />
      </Field>
      {files}
      <p>
        <Button type="submit" variant="primary" icon="send" name="intent" value="reply" busy={busy}>
          {t('threads.sendReply')}
        </Button>
      </p>
    </form>
  )
}
