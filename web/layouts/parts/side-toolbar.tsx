import { useRef } from 'react'
import { constants } from '#contract/constants.ts'
import { useRoot } from '#web/lib/page.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useLive } from '#web/lib/use-live.ts'
import { CountBadge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChatButton, ChatDock } from './chat-launcher.tsx'
import { useContact } from './use-contact.ts'
import styles from './side-toolbar.module.css'

export function SideToolbar() {
  const t = useT()
  const root = useRoot()
  const signedIn = Boolean(root?.member)
  const contact = useContact(signedIn)
  const newEnquiries =
    useLive((api, signal) => api.letters.newEnquiryCount({}, { signal }), { when: signedIn, on: 'letters' }) ?? 0
  const enquiries = '/customer/shopping/enquiry'
  return (
    <>
      <aside aria-label={t('layout.enquiryCentre')} className={styles.toolbar}>
        <a href="/inquiry" className={styles.quote}>
          <Icon name="enquiry" />
          <span>{t('layout.requestQuote')}</span>
        </a>
        <a
          href={signedIn ? enquiries : `/auth/login?backUrl=${encodeURIComponent(enquiries)}`}
          aria-label={
            newEnquiries > 0 ? t('layout.enquiryCentreCount', { count: newEnquiries }) : t('layout.enquiryCentre')
          }
          title={t('layout.enquiryCentre')}
        >
          <Icon name="inbox" />
          <CountBadge count={newEnquiries} />
        </a>
        <ChatButton />
        <MailLink email={contact?.email ?? root?.site.email ?? ''} label={t('layout.serviceEmail')} />
        {/* Its place is kept until the contact is known, so that nothing beside it moves. */}
        <div className={styles.whatsapp}>
          {contact && (
            <>
              <a
                href={`https://wa.me/${contact.whatsapp}`}
                aria-label={t('layout.whatsapp')}
                rel="noopener"
                target="_blank"
              >
                <Icon name="whatsapp" />
              </a>
              <figure>
                <img src={contact.whatappQR} alt="" width={128} height={128} loading="lazy" />
                <figcaption>
                  {t('layout.whatsappScan', { name: t.locale === 'zh-CN' ? contact.name : contact.nameEn })}
                </figcaption>
              </figure>
            </>
          )}
        </div>
        <button
          type="button"
          className={styles.top}
          aria-label={t('layout.toTop')}
          title={t('layout.toTop')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon name="arrow-up" />
        </button>
      </aside>
      <ChatDock />
    </>
  )
}

/** A press longer than a click is somebody selecting the address, not writing to it. */
function MailLink({ email, label }: { email: string; label: string }) {
  const pressed = useRef(0)
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      aria-label={label}
      onMouseDown={() => (pressed.current = Date.now())}
      onClick={(event) => {
        if (pressed.current && Date.now() - pressed.current > constants.selectionVersusClickMs) event.preventDefault()
      }}
    >
      <Icon name="mail" />
      <span className={styles.address}>{email}</span>
    </a>
  )
}
