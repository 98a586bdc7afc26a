import { to } from '#platform/contract/to.ts'
import { CodeField } from '#identity/auth/pages/code-field.tsx'
import { intentOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
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
    return redirect(localPath(url.searchParams.get('backUrl'), to.accountSecurity()), 303)
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
          <a href={`${to.checkPassword()}?${other}`}>
            {byMobile ? t('accountSecurity.confirmByPassword') : t('accountSecurity.confirmByMobile', { mobile })}
          </a>
        )}
      </form>
    </div>
  )
}
