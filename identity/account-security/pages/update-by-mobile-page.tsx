import { to } from '#platform/contract/to.ts'
import { CodeField } from '#identity/auth/pages/code-field.tsx'
import { intentOf, passwordsOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { PasswordFields } from '#identity/auth/pages/password-fields.tsx'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './account-security.module.css'

export const loader = ({ api }: Visit) => api.accountSecurity.overview()

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'send') return { sent: true, ...(await api.accountSecurity.sendMobileCode({})) }
    await api.accountSecurity.updatePassword({ verifyCode: textOf(form, 'verifyCode'), ...passwordsOf(form) })
    return redirectDocument(to.accountSecurity({ done: 'password' }))
  })

export default function UpdateByMobilePage() {
  const t = useT()
  const { mobile } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <h1>{t('accountSecurity.changePassword')}</h1>
      {mobile ? (
        <form method="post" className={styles.form} noValidate>
          <DefaultSubmit />
          <p className="muted">{t('accountSecurity.sendTo', { mobile })}</p>
          <RefusalNotice />
          <CodeField field="" sentText={t('auth.codeSent')} />
          <PasswordFields />
          <SubmitButton>{t('accountSecurity.save')}</SubmitButton>
        </form>
      ) : (
        <EmptyState
          icon="phone"
          title={t('accountSecurity.noMobile')}
          actions={<LinkButton href={to.checkPassword(to.changeMobile())}>{t('accountSecurity.addMobile')}</LinkButton>}
        />
      )}
    </div>
  )
}
