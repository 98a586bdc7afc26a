import { ApiError } from '#contract/client.ts'
import type { accountSecurity } from '#contract/account-security.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { passwordsOf, stepOf, textOf, useFormOutcome } from '#web/features/auth/form-outcome.ts'
import { PasswordFields } from '#web/features/auth/password-fields.tsx'
import { RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { Logo } from '#web/layouts/parts/header.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, useRoot, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

interface Loaded {
  token: string
  activation: OutputOf<typeof accountSecurity.activation> | undefined
  dead: string
}

export async function loader({ api, url, t }: Visit): Promise<Loaded> {
  const token = url.searchParams.get('token')
  if (!token) return { token: '', activation: undefined, dead: t('accountSecurity.linkMissing') }
  try {
    return { token, activation: await api.accountSecurity.activation({ token }), dead: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200) return { token, activation: undefined, dead: error.message }
    throw error
  }
}

/** Opening the page changes nothing, because mail scanners open it too; the button does. */
export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    const passwords = form.has('password') ? passwordsOf(form) : {}
    await api.accountSecurity.activateEmail({ token: textOf(form, 'token'), ...passwords })
    return { done: true }
  })

export default function ActivateEmailPage() {
  const { done } = useFormOutcome() ?? {}
  const { activation } = usePageData<typeof loader>()
  return (
    <div className={styles.bare}>
      <Logo />
      {done ? <Activated /> : activation ? <ActivationForm {...activation} /> : <DeadActivation />}
    </div>
  )
}

function Activated() {
  const t = useT()
  const member = useRoot()?.member
  return (
    <EmptyState
      icon="check"
      level={1}
      title={t('accountSecurity.activated')}
      actions={
        <LinkButton href={member ? '/customer/home' : '/auth/login'} variant="primary">
          {member ? t('accountSecurity.toUserCentre') : t('accountSecurity.signIn')}
        </LinkButton>
      }
    >
      {t('accountSecurity.activatedText')}
    </EmptyState>
  )
}

function ActivationForm({ email, needsPassword }: OutputOf<typeof accountSecurity.activation>) {
  const t = useT()
  const { token } = usePageData<typeof loader>()
  return (
    <form method="post" className={styles.form} noValidate>
      <header>
        <h1>{t('accountSecurity.activateTitle')}</h1>
        <p className="muted">
          {needsPassword
            ? t('accountSecurity.activateWithPassword', { email })
            : t('accountSecurity.activateIntro', { email })}
        </p>
      </header>
      <RefusalNotice />
      <input type="hidden" name="token" value={token} />
      {needsPassword && <PasswordFields />}
      <SubmitButton>{t('accountSecurity.activate')}</SubmitButton>
    </form>
  )
}

function DeadActivation() {
  const t = useT()
  const { dead } = usePageData<typeof loader>()
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={t('accountSecurity.linkDeadTitle')}
      actions={<LinkButton href={securityPaths.overview}>{t('accountSecurity.title')}</LinkButton>}
    >
      <p>{dead}</p>
      <p>{t('accountSecurity.linkDeadText')}</p>
    </EmptyState>
  )
}
