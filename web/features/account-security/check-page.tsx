import { CodeField } from '#web/features/auth/code-field.tsx'
import { intentOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { localPath } from '#web/lib/local-path.ts'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData, type Action } from '#web/lib/page.ts'
import { useLocation } from '#web/lib/router.tsx'
import type { Visit } from '#web/lib/visit.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export async function loader({ api, url }: Visit) {
  const { mobile } = await api.accountSecurity.overview()
  return { mobile, byMobile: mobile !== null && url.searchParams.get('by') === 'mobile' }
}

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'send') return { sent: true, ...(await api.accountSecurity.sendMobileCode({})) }
    await api.accountSecurity.check(
      form.has('verifyCode')
        ? { verifyCode: textOf(form, 'verifyCode') }
        : { currentPassword: textOf(form, 'currentPassword') },
    )
    return redirect(localPath(url.searchParams.get('backUrl'), securityPaths.overview), 303)
  })

export default function CheckPage() {
  const t = useT()
  const { mobile, byMobile } = usePageData<typeof loader>()
  const { search } = useLocation()
  const other = new URLSearchParams(search)
  if (byMobile) other.delete('by')
  else other.set('by', 'mobile')
  return (
    <div className="stack">
      <header>
        <h1>{t('accountSecurity.confirmTitle')}</h1>
        <p className="muted">
          {byMobile && mobile ? t('accountSecurity.sendTo', { mobile }) : t('accountSecurity.confirmIntro')}
        </p>
      </header>
      <form method="post" className={styles.form} noValidate>
        <DefaultSubmit />
        <RefusalNotice />
        {byMobile ? <CodeField field="" sentText={t('auth.codeSent')} /> : <CurrentPasswordField />}
        <SubmitButton>{t('accountSecurity.confirm')}</SubmitButton>
        {mobile && (
          <a href={`${securityPaths.check}?${other}`}>
            {byMobile ? t('accountSecurity.confirmByPassword') : t('accountSecurity.confirmByMobile', { mobile })}
          </a>
        )}
      </form>
    </div>
  )
}
