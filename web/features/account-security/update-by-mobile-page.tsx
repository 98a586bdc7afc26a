import { CodeField } from '#web/features/auth/code-field.tsx'
import { intentOf, passwordsOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { PasswordFields } from '#web/features/auth/password-fields.tsx'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirectDocument } from '#web/lib/outcome.ts'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'
import { checkThen, securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export const loader = ({ api }: Visit) => api.accountSecurity.overview()

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'send') return { sent: true, ...(await api.accountSecurity.sendMobileCode({})) }
    await api.accountSecurity.updatePassword({ verifyCode: textOf(form, 'verifyCode'), ...passwordsOf(form) })
    return redirectDocument(`${securityPaths.overview}?done=password`)
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
          actions={<LinkButton href={checkThen(securityPaths.mobile)}>{t('accountSecurity.addMobile')}</LinkButton>}
        />
      )}
    </div>
  )
}
