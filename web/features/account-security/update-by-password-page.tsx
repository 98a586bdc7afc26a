import { passwordsOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { PasswordFields } from '#web/features/auth/password-fields.tsx'
import { RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirectDocument } from '#web/lib/outcome.ts'
import type { Action } from '#web/lib/page.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    const currentPassword = textOf(form, 'currentPassword')
    await api.accountSecurity.updatePassword({ currentPassword, ...passwordsOf(form) })
    return redirectDocument(`${securityPaths.overview}?done=password`)
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
