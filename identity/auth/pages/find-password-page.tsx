import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { AddressField } from './address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { DemoInboxLink } from './demo-inbox-link.tsx'
import { intentOf, passwordsOf, stepOf, textOf, useFormOutcome } from './form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { LinkSent } from './link-sent.tsx'
import { PasswordFields } from './password-fields.tsx'
import { DefaultSubmit, RefusalNotice } from './refusal-notice.tsx'
import { SendButton } from './send-button.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

export async function loader({ api, url, t }: Visit) {
  const by = url.searchParams.get('by') ?? (t.locale === 'en-US' ? 'email' : 'mobile')
  return {
    by: by === 'email' ? ('email' as const) : ('mobile' as const),
    backUrl: url.searchParams.get('backUrl') ?? undefined,
    captcha: await api.captcha.challenge({ purpose: 'recovery' }),
  }
}

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    const intent = intentOf(form)
    if (intent === 'renew') return {}
    if (form.has('email')) {
      const sent = await api.auth.sendRecoveryLink({
        email: textOf(form, 'email'),
        backUrl: url.searchParams.get('backUrl') ?? '',
        ...captchaOf(form),
      })
      return { sent: true, ...sent }
    }
    const mobile = textOf(form, 'mobile')
    if (intent === 'send') return { sent: true, ...(await api.auth.sendRecoveryCode({ mobile, ...captchaOf(form) })) }
    await api.auth.resetByCode({ mobile, verifyCode: textOf(form, 'verifyCode'), ...passwordsOf(form) })
    return { done: true }
  })

export default function FindPasswordPage() {
  const t = useT()
  const { texting } = useSettings()
  const { by: asked, backUrl } = usePageData<typeof loader>()
  const by = texting ? asked : 'email'
  const { done } = useFormOutcome() ?? {}
  if (done)
    return (
      <EmptyState
        icon="check"
        level={1}
        title={t('auth.resetDone')}
        actions={
          <LinkButton href={to.signIn(backUrl)} variant="primary">
            {t('layout.signIn')}
          </LinkButton>
        }
      >
        {t('auth.resetDoneText')}
      </EmptyState>
    )
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h1>{t('auth.recoverTitle')}</h1>
        <p className="muted">{t('auth.recoverIntro')}</p>
      </header>
      {texting && (
        <Tabs
          label={t('auth.recoverBy')}
          items={[
            { href: to.findPassword({ by: 'mobile', backUrl }), label: t('auth.byMobile'), current: by === 'mobile' },
            { href: to.findPassword({ by: 'email', backUrl }), label: t('auth.byEmail'), current: by === 'email' },
          ]}
        />
      )}
      {by === 'mobile' ? <ByMobile key={by} /> : <ByEmail key={by} />}
      <p>
        <a href={to.signIn(backUrl)}>{t('auth.backToSignIn')}</a>
      </p>
      <DemoInboxLink />
    </div>
  )
}

function ByMobile() {
  const t = useT()
  const { captcha } = usePageData<typeof loader>()
  return (
    <form method="post" className={styles.form} noValidate>
      <DefaultSubmit />
      <RefusalNotice />
      <AddressField name="mobile" label={t('auth.mobile')} />
      <CaptchaField captcha={captcha} />
      <CodeField field="mobile" sentText={t('auth.codeSent')} />
      <PasswordFields />
      <SubmitButton>{t('auth.resetPassword')}</SubmitButton>
    </form>
  )
}

function ByEmail() {
  const t = useT()
  const { captcha } = usePageData<typeof loader>()
  const { sent, typed } = useFormOutcome() ?? {}
  return (
    <form method="post" className={styles.form} noValidate>
      <RefusalNotice />
      <LinkSent email={sent ? typed?.['email'] : undefined} text={(email) => t('auth.linkSent', { email })} />
      <AddressField name="email" label={t('auth.email')} />
      <CaptchaField captcha={captcha} />
      <SendButton field="email" label={t('auth.sendLink')} variant="primary" block />
    </form>
  )
}
