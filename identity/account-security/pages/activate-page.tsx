import { ApiError } from '#platform/contract/client.ts'
import type { accountSecurity } from '../contract.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { intentOf, passwordsOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf, type Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { NewLinkForm } from '#identity/auth/pages/new-link-form.tsx'
import { PasswordFields } from '#identity/auth/pages/password-fields.tsx'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { Logo } from '#platform/web/logo.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRoot, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './account-security.module.css'

interface Loaded {
  token: string
  activation: OutputOf<typeof accountSecurity.activation> | undefined
  /** Why there is none, and a picture for who asks for another link. */
  dead: string
  captcha: Captcha | undefined
}

export async function loader({ api, url, t }: Visit): Promise<Loaded> {
  const token = url.searchParams.get('token')
  const without = async (dead: string) => ({
    token: token ?? '',
    activation: undefined,
    dead,
    captcha: await api.captcha.challenge({ purpose: 'registration' }),
  })
  if (!token) return without(t('accountSecurity.askForLink'))
  try {
    return { token, activation: await api.accountSecurity.activation({ token }), dead: '', captcha: undefined }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200) return without(error.message)
    throw error
  }
}

/** Opening the page changes nothing, because mail scanners open it too; the button does. */
export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'renew') return {}
    if (form.has('email')) {
      const sent = await api.registration.repeatVerification({ email: textOf(form, 'email'), ...captchaOf(form) })
      return { sent: true, ...sent }
    }
    const passwords = form.has('password') ? passwordsOf(form) : {}
    await api.accountSecurity.activateEmail({ token: textOf(form, 'token'), ...passwords })
    return { done: true }
  })

export default function ActivateEmailPage() {
  const { done } = useFormOutcome() ?? {}
  const data = usePageData<typeof loader>()
  const { activation } = data
  return (
    <div className={styles.bare}>
      <Logo />
      {done ? <Activated /> : activation ? <ActivationForm {...activation} /> : <NewLinkForm {...data} />}
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
        <LinkButton href={member ? to.customerHome() : to.signIn()} variant="primary">
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
