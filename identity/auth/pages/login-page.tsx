import { to } from '#platform/contract/to.ts'
import { redirectDocument } from '#platform/web/outcome.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import type { Action } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { CodeStep } from './code-step.tsx'
import { intentOf, stepWithCaptcha, textOf, useFormOutcome } from './form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

export const action: Action = ({ api, form, url }) =>
  stepWithCaptcha(
    form,
    async () => {
      if (intentOf(form) === 'renew') return { captchaDue: true }
      const answer = form.has('captchaId') ? captchaOf(form) : {}
      if (intentOf(form) === 'code')
        await api.secondFactor.signIn({ ticket: textOf(form, 'ticket'), code: textOf(form, 'code') })
      else await api.auth.login({ account: textOf(form, 'account'), password: textOf(form, 'password'), ...answer })
      // A new document: everything on the screen and in memory belonged to a visitor.
      return redirectDocument(localPath(url.searchParams.get('backUrl'), to.customerHome()))
    },
    () => api.captcha.challenge({ purpose: 'signIn' }),
  )

/** Whoever follows the mail about an enquiry or a quote can open it once the address is proved, not before. */
function registrationFor(signUp: string, search: string): string {
  const target = localPath(new URLSearchParams(search).get('backUrl'), to.customerHome())
  if ([to.enquiries.path, to.quotes.path].some((path) => target.startsWith(path))) return to.registerByEmail()
  return signUp
}

/** After a wrong code it is asked for again. */
const typedTicket = (typed: Record<string, string> = {}) => (typed['intent'] === 'code' ? typed['ticket'] : undefined)

export default function LoginPage() {
  const t = useT()
  const settings = useSettings()
  const { search } = useLocation()
  const { refused, typed, captcha, ticket = typedTicket(typed) } = useFormOutcome() ?? {}
  if (ticket) return <CodeStep ticket={ticket} />
  return (
    <form method="post" className={styles.form} noValidate>
      <DefaultSubmit />
      <h1>{t('auth.signInTitle')}</h1>
      <RefusalNotice />
      <Field label={t('auth.account')} error={refused?.fields['account']} required>
        <TextInput
          name="account"
          defaultValue={typed?.['account']}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
        />
      </Field>
      <Field label={t('auth.password')} error={refused?.fields['password']} required>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      {captcha && <CaptchaField captcha={captcha} />}
      <SubmitButton>{t('layout.signIn')}</SubmitButton>
      <p className="split">
        <a href={to.findPassword()}>{t('auth.forgot')}</a>
        <span>
          {t('auth.noAccount')}{' '}
          <a href={registrationFor(settings.signUp, search) + search}>{t('auth.createAccount')}</a>
        </span>
      </p>
      {settings.demo && (
        <p className={styles.demo}>
          {t('auth.demoAccounts')}: <code>buyer@example.com</code> / <code>Polyharbor1!</code>
        </p>
      )}
    </form>
  )
}
