import { to } from '#platform/contract/to.ts'
import { passwordsOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { PasswordFields } from '#identity/auth/pages/password-fields.tsx'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import type { Action } from '#platform/web/page.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import styles from './account-security.module.css'

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    const currentPassword = textOf(form, 'currentPassword')
    await api.accountSecurity.updatePassword({ currentPassword, ...passwordsOf(form) })
    return redirectDocument(to.accountSecurity({ done: 'password' }))
  })

export default function UpdateByPasswordPage() {
  const t = useT()
  return (
    <div className="stack">
      <h1>{t('accountSecurity.changePassword')}</h1>
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <CurrentPasswordField />
        <PasswordFields />
        <SubmitButton>{t('accountSecurity.save')}</SubmitButton>
      </form>
    </div>
  )
}
