import { useEffect, useState } from 'react'
import { emailNoticeCookie } from '#platform/contract/constants.ts'
import { mailLoginPage } from '#identity/auth/mail-providers.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import styles from './account-security.module.css'

// Once shown it stays over every page of this visit; the cookie keeps it from coming back.
let open = false

/**
 * Asks a member whose address is not proved to open the link, once, until dismissed. It comes with the page: were it put
 * in afterwards, what stands below would move away under a finger.
 */
export function EmailNotice({ seen }: { seen: boolean }) {
  const t = useT()
  const api = useApi()
  const member = useRoot()?.member
  const [shown, setShown] = useState(() => open || !seen)
  const [busy, setBusy] = useState(false)
  const unproved = member?.email && !member.emailVerificationFlag ? member.email : undefined

  useEffect(() => {
    if (!unproved || !shown) return
    open = true
    document.cookie = `${emailNoticeCookie}=1; Path=/; SameSite=Lax`
  }, [unproved, shown])

  const close = () => {
    open = false
    setShown(false)
  }
  async function resend(email: string) {
    setBusy(true)
    try {
      await api?.accountSecurity.sendActivation({ lang: t.locale })
      close()
      showToast(t('accountSecurity.sendSuccess'))
      const mailbox = mailLoginPage(email)
      if (mailbox) window.open(mailbox, '_blank', 'noopener')
    } catch (error) {
      showToast((error as Error).message, 'error')
    }
    setBusy(false)
  }

  if (!shown || !unproved) return null
  return (
    <Notice
      kind="warning"
      className={styles.notice}
      title={t('accountSecurity.noticeTitle')}
      dismissLabel={t('layout.dismiss')}
      onDismiss={close}
      actions={
        <Button size="sm" busy={busy} onClick={() => void resend(unproved)}>
          {t('accountSecurity.noticeResend')}
        </Button>
      }
    >
      {t('accountSecurity.noticeText', { email: unproved })}
    </Notice>
  )
}
