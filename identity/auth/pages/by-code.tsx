import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import type { Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AccountField } from './account-field.tsx'
import { CodeField } from './code-field.tsx'
import { DefaultSubmit, RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

/** For those who have the phone at hand, and not the password. */
export function ByCode({ captcha }: { captcha: Captcha }) {
  const t = useT()
  return (
    <form method="post" className={styles.form} noValidate>
      <DefaultSubmit />
      <RefusalNotice />
      <AccountField />
      <CaptchaField captcha={captcha} />
      <CodeField field="account" sentText={t('auth.codeToAccount')} />
      <SubmitButton>{t('layout.signIn')}</SubmitButton>
    </form>
  )
}
