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
      <AddresseeTabs thread={thread} />
      <section className="stack">
        <header className="split">
          <h2>{t('threads.title')}</h2>
          {actions}
        </header>
        {thread.messages.length === 0 && between.length === 0 && <p className="muted">{t('enquiries.noMessages')}</p>}
        <Messages messages={thread.messages} between={between} />
        {mayReply && <ReplyAfter id={thread.id} messages={thread.messages} />}
      </section>
    </div>
  )
}
