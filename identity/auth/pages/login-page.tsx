import { to } from '#platform/contract/to.ts'
import { redirectDocument } from '#platform/web/outcome.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useSettings } from '#platform/web/settings.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Tabs } from '#platform/ui/tabs.tsx'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { ByCode } from './by-code.tsx'
import { ByPassword } from './by-password.tsx'
import { CodeStep } from './code-step.tsx'
import { DemoInboxLink } from './demo-inbox-link.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { intentOf, stepWithCaptcha, textOf, useFormOutcome } from './form-outcome.ts'
import styles from './auth.module.css'

/** Work for the browser is made only for the form that asks for it from the start. */
export async function loader({ api, url }: Visit) {
  const byCode = url.searchParams.get('by') === 'code'
  const [passkey, captcha] = await Promise.all([
    api.passkeys.challenge(),
    byCode ? api.captcha.challenge({ purpose: 'signIn' }) : undefined,
  ])
  return { passkey, captcha }
}

export const action: Action = ({ api, form, url }) =>
  stepWithCaptcha(
    form,
    async () => {
      const intent = intentOf(form)
      const account = textOf(form, 'account')
      if (intent === 'renew') return { captchaDue: !form.has('verifyCode') }
      if (intent === 'send') return { sent: true, ...(await api.auth.sendSignInCode({ account, ...captchaOf(form) })) }
      const answer = form.has('captchaId') ? captchaOf(form) : {}
      if (intent === 'passkey') await api.passkeys.signIn({ credential: textOf(form, 'credential') })
      else if (intent === 'code')
        await api.secondFactor.signIn({ ticket: textOf(form, 'ticket'), code: textOf(form, 'code') })
      else if (form.has('verifyCode')) await api.auth.loginByCode({ account, verifyCode: textOf(form, 'verifyCode') })
      else await api.auth.login({ account, password: textOf(form, 'password'), ...answer })
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
  const { passkey, captcha } = usePageData<typeof loader>()
  const { typed, ticket = typedTicket(typed) } = useFormOutcome() ?? {}
  if (ticket) return <CodeStep ticket={ticket} passkey={passkey} />
  const backUrl = new URLSearchParams(search).get('backUrl') ?? undefined
  return (
    <div className={styles.form}>
      <h1>{t('auth.signInTitle')}</h1>
      <Tabs
        label={t('auth.signInBy')}
        items={[
          { href: to.signIn(backUrl), label: t('auth.byPassword'), current: !captcha },
          { href: to.signIn(backUrl, 'code'), label: t('auth.byCode'), current: captcha !== undefined },
        ]}
      />
      {captcha ? <ByCode captcha={captcha} /> : <ByPassword />}
      <PasskeyButton request={passkey} />
      <p className="split">
        <a href={to.findPassword({ backUrl })}>{t('auth.forgot')}</a>
        <span>
          {t('auth.noAccount')}{' '}
          <a href={registrationFor(settings.signUp, search) + search}>{t('auth.createAccount')}</a>
        </span>
      </p>
      {captcha && <DemoInboxLink />}
      {settings.demo && !captcha && (
        <p className={styles.demo}>
          {t('auth.demoAccounts')}
          <code>buyer@example.com</code> / <code>Polyharbor1!</code>
        </p>
      )}
    </div>
  )
}
