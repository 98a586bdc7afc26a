import { useEffect, useRef, useState } from 'react'
import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import type { Contact } from '#identity/contacts/contract.ts'
import { faceOf } from '#identity/contacts/face.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useRoot } from '#platform/web/page.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import { useLive } from '#platform/web/use-live.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { CountBadge } from '#platform/ui/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { ChatButton, ChatDock } from './chat-launcher.tsx'
import { useContact } from './use-contact.ts'
import styles from './side-toolbar.module.css'

export function SideToolbar() {
  const t = useT()
  const root = useRoot()
  const signedIn = Boolean(root?.member)
  const contact = useContact(signedIn)
  const newEnquiries =
    useLive((api, signal) => api.letters.newEnquiryCount({}, { signal }), { when: signedIn, on: 'enquiries' }) ?? 0
  const lines = useBasketCount(root?.member?.id)
  return (
    <>
      <Part
        as="aside"
        aria-label={t('layout.enquiryCentre')}
        className={styles.toolbar}
        of={Tools}
        props={{ contact, lines, newEnquiries }}
      />
      <ChatDock />
    </>
  )
}

interface ToolsProps {
  contact: Contact | undefined
  /** How much the enquiry holds; below zero until that is known. */
  lines: number
  newEnquiries: number
}

function Tools({ contact, lines, newEnquiries }: ToolsProps) {
  const t = useT()
  const root = useRoot()
  const enquiries = to.enquiries()
  const email = contact?.email || root?.site.email
  return (
    <>
      <a href={to.inquiry()} className={styles.quote} data-lines={lines}>
        <Icon name="enquiry" />
        <span>{t('layout.requestQuote')}</span>
        <CountBadge count={lines} />
      </a>
      <a href={root?.member ? enquiries : to.signIn(enquiries)} title={t('layout.enquiryCentre')}>
        <Icon name="inbox" />
        <CountBadge count={newEnquiries} label={t('layout.enquiryCentreCount', { count: newEnquiries })} />
      </a>
      <ChatButton />
      {email && <MailLink email={email} contact={contact} />}
      <AppCodes contact={contact} />
      <button
        type="button"
        className={styles.top}
        aria-label={t('layout.toTop')}
        title={t('layout.toTop')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon name="arrow-up" />
      </button>
    </>
  )
}

/** Below zero until the basket has loaded. */
function useBasketCount(memberId: number | undefined) {
  const t = useT()
  const kept = useLive(
    async (api, signal) => ({ api, memberId, basket: await api.enquiryBasket.read({}, { signal }) }),
    { when: memberId !== undefined, on: 'basket' },
  )
  const [count, setCount] = useState(-1)
  useEffect(() => {
    // Without a connection the links lead to the enquiry, as they do without scripts.
    void import('#trade/enquiries/pages/basket.ts').then(
      ({ watchBasket }) => watchBasket(t, setCount, memberId, kept),
      () => undefined,
    )
  }, [t, memberId, kept])
  return count
}

/** The apps that people use, the one of this language first. They stand there before the contact is known, and go where it has none. */
function AppCodes({ contact }: { contact: Contact | undefined }) {
  const t = useT()
  const name = contact ? nameOf(contact, t.locale) : ''
  const whatsapp = contact?.whatappQR !== '' && (
    <div key="whatsapp" className={styles.code}>
      {contact ? (
        <>
          <a
            href={`https://wa.me/${contact.whatsapp}`}
            aria-label={t('layout.whatsapp')}
            rel="noopener"
            target="_blank"
          >
            <Icon name="whatsapp" />
          </a>
          <QrCode src={contact.whatappQR} says={t('layout.whatsappScan', { name })} />
        </>
      ) : (
        <Icon name="whatsapp" />
      )}
    </div>
  )
  const wechat = (!contact || contact.wechatQR || contact.wechatId) && (
    <div key="wechat" className={`${styles.code} ${styles.wide}`}>
      {contact ? (
        <>
          <button type="button" aria-label={t('layout.wechat')}>
            <Icon name="wechat" />
          </button>
          <QrCode
            src={contact.wechatQR}
            says={contact.wechatQR && t('layout.wechatScan', { name })}
            id={contact.wechatId}
          />
        </>
      ) : (
        <Icon name="wechat" />
      )}
    </div>
  )
  return t.locale === 'zh-CN' ? [wechat, whatsapp] : [whatsapp, wechat]
}

const nameOf = ({ name, nameEn }: Contact, locale: Locale) => (locale === 'zh-CN' ? name : nameEn)

const QrCode = ({ src, says, id }: { src: string; says: string; id?: string }) => (
  <figure>
    {src && <img src={src} alt="" width={128} height={128} loading="lazy" />}
    <figcaption>{[says, id].filter(Boolean).join(' · ')}</figcaption>
  </figure>
)

/** A press longer than a click is somebody selecting the address, not writing to it. */
function MailLink({ email, contact }: { email: string; contact: Contact | undefined }) {
  const t = useT()
  const pressed = useRef(0)
  return (
    <a
      href={`mailto:${email}`}
      aria-label={t('layout.serviceEmail')}
      onMouseDown={() => (pressed.current = Date.now())}
      onClick={(event) => {
        if (pressed.current && Date.now() - pressed.current > constants.selectionVersusClickMs) event.preventDefault()
      }}
    >
      <Icon name="mail" />
      <span className={styles.card}>
        {contact && <Avatar name={nameOf(contact, t.locale)} src={faceOf(contact.picture)} size="lg" />}
        <span>
          {contact && <span className={styles.small}>{t('layout.yourContact')}</span>}
          {contact && <b>{nameOf(contact, t.locale)}</b>}
          <span>{email}</span>
          {contact?.phone && (
            <span>{t.locale === 'zh-CN' ? contact.phone : `+${constants.whatsappCountryCode} ${contact.phone}`}</span>
          )}
        </span>
      </span>
    </a>
  )
}
