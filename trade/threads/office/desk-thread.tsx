import { to } from '#platform/contract/to.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { Message } from '../message.ts'
import { Files } from '../pages/files.tsx'
import styles from './threads.module.css'

/** What both sides wrote, oldest first. */
export function DeskThread({ messages, buyer }: { messages: readonly Message[]; buyer: string }) {
  const t = useT()
  if (messages.length === 0) return <p className="muted">{t('adminThreads.noMessages')}</p>
  return (
    <div role="log" className={styles.messages}>
      {messages.map(({ id, author, contactName, contactNameEn, body, files, createdAt }) => (
        <article key={id} className={classNames(styles.message, author === 'contact' && styles.ours)}>
          <p className={styles.body}>{body}</p>
          <Files files={files} label={t('adminThreads.files')} address={to.office.file.attachment} />
          <footer className="muted">
            {author === 'buyer' ? buyer : <Local zh={contactName} en={contactNameEn} />}
            {' · '}
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </footer>
        </article>
      ))}
    </div>
  )
}
