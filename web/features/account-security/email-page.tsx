import { AddressField } from '#web/features/auth/address-field.tsx'
import { CaptchaField } from '#web/features/auth/captcha-field.tsx'
import { CodeField } from '#web/features/auth/code-field.tsx'
import { captchaOf, intentOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirectDocument } from '#web/lib/outcome.ts'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { CheckFirst } from './check-first.tsx'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export async function loader({ api }: Visit) {
  const [overview, captcha] = await Promise.all([api.accountSecurity.overview(), api.auth.captcha()])
  return { ...overview, captcha }
}

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    const intent = intentOf(form)
    const email = textOf(form, 'email')
    if (intent === 'renew') return {}
    if (intent === 'send')
      return { sent: true, ...(await api.accountSecurity.sendEmailCode({ email, ...captchaOf(form) })) }
    await api.accountSecurity.updateEmail({ email, verifyCode: textOf(form, 'verifyCode') })
    return redirectDocument(`${securityPaths.overview}?done=email`)
  })

export default function ChangeEmailPage() {
  const t = useT()
  const { email, checked, captcha } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <h1>{email ? t('accountSecurity.changeEmail') : t('accountSecurity.addEmail')}</h1>
      {checked ? (
        <form method="post" className={styles.form} noValidate>
          <DefaultSubmit />
          <p className="muted">{t('accountSecurity.oldIsTold')}</p>
          <RefusalNotice />
          <AddressField name="email" label={t('accountSecurity.newEmail')} />
          <CaptchaField captcha={captcha} />
          <CodeField field="email" sentText={t('auth.codeMailed')} />
          <SubmitButton>{t('accountSecurity.save')}</SubmitButton>
        </form>
      ) : (
        <CheckFirst path={securityPaths.email} />
      )}
    </div>
  )
}
