import { to } from '#platform/contract/to.ts'
import type { EnquiryInfo } from './contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Files } from '../pages/files.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './enquiries.module.css'

/** What both sides wrote, oldest first. */
export function DeskThread({ enquiry }: { enquiry: EnquiryInfo }) {
  const t = useT()
  if (enquiry.messages.length === 0) return <p className="muted">{t('adminEnquiries.noMessages')}</p>
  return (
    <div role="log" className={styles.messages}>
      {enquiry.messages.map(({ id, author, contactName, contactNameEn, body, files, createdAt }) => (
        <article key={id} className={classNames(styles.message, author === 'contact' && styles.ours)}>
          <p className={styles.body}>{body}</p>
          <Files files={files} label={t('adminEnquiries.files')} address={to.office.file.attachment} />
          <footer className="muted">
            {author === 'buyer' ? enquiry.name : <Local zh={contactName} en={contactNameEn} />}
            {' · '}
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </footer>
        </article>
      ))}
    </div>
  )
}
