import { to } from '#platform/contract/to.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Tag } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { LinkedText } from './linked-text.tsx'
import styles from './demo.module.css'

export const loader = ({ api }: Visit) => api.demo.inbox()

export default function DemoInboxPage() {
  const t = useT()
  const messages = usePageData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <header className="split">
        <div>
          <h1>{t('demo.inboxTitle')}</h1>
          <p className="muted">{t('demo.inboxIntro')}</p>
        </div>
        <p className="cluster">
          <LinkButton href={to.devInbox()} icon="refresh">
            {t('demo.refresh')}
          </LinkButton>
          <LinkButton href={to.home()} variant="quiet">
            {t('demo.back')}
          </LinkButton>
        </p>
      </header>
      {messages.length === 0 && (
        <EmptyState icon="mail" title={t('demo.inboxEmpty')}>
          {t('demo.inboxEmptyText')}
        </EmptyState>
      )}
      <ol>
        {messages.map(({ id, channel, recipient, subject, text, createdAt }) => (
          <li key={id} className={styles.message}>
            <p className="split">
              <span className="cluster">
                <Tag tone="brand">{channel === 'mail' ? t('demo.mail') : t('demo.sms')}</Tag>
                <b>{subject ?? text}</b>
              </span>
              <span className="muted">
                {t('demo.to', { recipient })} · <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              </span>
            </p>
            {channel === 'mail' && (
              <>
                <LinkedText text={text} />
                <Disclosure summary={t('demo.asSent')}>
                  <iframe
                    src={to.file.inboxMail(id)}
                    title={subject ?? t('demo.mail')}
                    loading="lazy"
                    sandbox="allow-top-navigation-by-user-activation"
                    className={styles.frame}
                  />
                </Disclosure>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
