import { useEffect, useState } from 'react'
import { mailLoginPage } from '#identity/auth/mail-providers.ts'
import { useApi } from '#platform/web/api-context.ts'
import { cookie } from '#platform/web/cookies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import styles from './account-security.module.css'

const noticeCookie = 'emailNotice'

// Once shown it stays over every page of this visit; the cookie keeps it from coming back.
let open = false

/** Asks a member whose address is not proved to open the link, once, until dismissed. */
export function EmailNotice() {
  const t = useT()
  const api = useApi()
  const member = useRoot()?.member
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const unproved = member?.email && !member.emailVerificationFlag ? member.email : undefined

  useEffect(() => {
    if (!unproved) return
    open ||= !cookie(noticeCookie)
    if (open) document.cookie = `${noticeCookie}=1; Path=/; SameSite=Lax`
    setShown(open)
  }, [unproved])

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
