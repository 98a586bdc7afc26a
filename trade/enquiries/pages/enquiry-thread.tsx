import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Thread } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Messages, ReplyAfter } from '#trade/threads/pages/thread.tsx'
import { AddresseeTabs } from './addressee-tabs.tsx'
import { Asked } from './asked.tsx'
import styles from './enquiries.module.css'

interface EnquiryThreadProps {
  thread: Thread
  /** What else happened between the messages, each at its time. */
  between: { key: string; time: string; node: ReactNode }[]
  /** Beside the heading of the conversation. */
  actions: ReactNode
  /** Answers of several who were asked. */
  answers?: ReactNode
  /** Set for a visitor, who comes by a link: where the other conversations are, and what lets the reply in. */
  visiting?: { address: (id: number) => string; proof: ReactNode }
}

export function EnquiryThread({ thread, between, actions, answers, visiting }: EnquiryThreadProps) {
  const t = useT()
  const mayReply = useMay('enquiries.reply') || visiting !== undefined
  return (
    <div className="stack loose">
      <header className="stack tight">
        {!visiting && (
          <p>
            <a href={to.enquiries()}>← {t('enquiries.back')}</a>
          </p>
        )}
        <h1>{thread.enquiryNo}</h1>
        <p className={styles.facts}>
          <time dateTime={thread.createdAt}>{dateTime(thread.createdAt)}</time>
          {thread.askedBy && <span>{t('enquiries.askedBy', { name: thread.askedBy })}</span>}
          <span>
            {t('enquiries.yourContact')}
            <Local zh={thread.contactName} en={thread.contactNameEn} />{' '}
            {thread.contactEmail && <a href={`mailto:${thread.contactEmail}`}>{thread.contactEmail}</a>}
          </span>
        </p>
      </header>
      <Asked thread={thread} sampleAddress={visiting ? undefined : (id) => to.sample(id)} />
      {answers}
      <AddresseeTabs thread={thread} address={visiting?.address} />
      <section className="stack">
        <header className="split">
          <h2>{t('threads.title')}</h2>
          {actions}
        </header>
        {thread.messages.length === 0 && between.length === 0 && <p className="muted">{t('enquiries.noMessages')}</p>}
        <Messages messages={thread.messages} between={between} />
        {mayReply && <ReplyAfter id={thread.id} messages={thread.messages} files={visiting?.proof} />}
      </section>
    </div>
  )
}
