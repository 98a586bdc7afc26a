import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { AddressField } from './address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { type Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { SendButton } from './send-button.tsx'
import styles from './auth.module.css'

interface NewLinkFormProps {
  token: string
  /** Why the link did not work. */
  dead: string
  captcha: Captcha | undefined
}

/** For a link that does not work any more: another one to the same address. */
export function NewLinkForm({ token, dead, captcha }: NewLinkFormProps) {
  const t = useT()
  const { sent, typed } = useFormOutcome() ?? {}
  return (
    <form method="post" className={styles.form} noValidate>
      <header className={styles.head}>
        <h1>{token ? t('accountSecurity.linkDeadTitle') : t('accountSecurity.activateTitle')}</h1>
        <p className="muted">{dead}</p>
      </header>
      <RefusalNotice />
      <div role="status">
        {sent && <Notice kind="success">{t('accountSecurity.repeatSent', { email: typed?.['email'] ?? '' })}</Notice>}
      </div>
      <AddressField name="email" label={t('auth.email')} />
      {captcha && <CaptchaField captcha={captcha} />}
      <SendButton field="email" label={t('accountSecurity.verifyNow')} variant="primary" block />
    </form>
  )
}
