import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { passwordsOf, stepOf, textOf, useFormOutcome } from './form-outcome.ts'
import { PasswordFields } from './password-fields.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

/** Looking at the link leaves it alive: mail scanners do that before any person. */
export async function loader({ api, url }: Visit) {
  const token = url.searchParams.get('token') ?? ''
  const link = await api.auth.recoveryLink({ token }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 200) return { dead: error.message }
    throw error
  })
  return { token, backUrl: url.searchParams.get('backUrl') ?? undefined, ...link }
}

export const meta = (data: Awaited<ReturnType<typeof loader>>, t: Visit['t']) => ({
  title: t('invited' in data && data.invited ? 'auth.welcomeTitle' : 'auth.resetTitle'),
  noIndex: true,
})

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    await api.auth.resetByLink({ token: textOf(form, 'token'), ...passwordsOf(form) })
    // Who was entered by the house sees what was entered.
    return form.has('invited') ? redirectDocument(to.signIn(to.enquiries())) : { done: true }
  })

export default function ResetPasswordPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { done } = useFormOutcome() ?? {}
  const signIn = (
    <LinkButton href={to.signIn(data.backUrl)} variant="primary">
      {t('layout.signIn')}
    </LinkButton>
  )
  if (done)
    return (
      <EmptyState icon="check" level={1} title={t('auth.resetDone')} actions={signIn}>
        {t('auth.resetDoneText')}
      </EmptyState>
    )
  if ('dead' in data)
    return (
      <EmptyState
        icon="warning"
        level={1}
        title={t('auth.linkDeadTitle')}
        actions={
          <LinkButton href={to.findPassword({ by: 'email', backUrl: data.backUrl })}>{t('auth.linkAgain')}</LinkButton>
        }
      >
        {data.dead}
      </EmptyState>
    )
  return (
    <form method="post" className={styles.form} noValidate>
      <header className={styles.head}>
        <h1>{t(data.invited ? 'auth.welcomeTitle' : 'auth.resetTitle')}</h1>
        <p className="muted">{t(data.invited ? 'auth.welcomeIntro' : 'auth.resetIntro', { email: data.email })}</p>
      </header>
      <RefusalNotice />
      <input type="hidden" name="token" value={data.token} />
      {data.invited && <input type="hidden" name="invited" value="1" />}
      <PasswordFields />
      <SubmitButton>{t('auth.resetPassword')}</SubmitButton>
    </form>
  )
}
