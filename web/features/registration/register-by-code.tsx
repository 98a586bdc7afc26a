import { AddressField } from '#web/features/auth/address-field.tsx'
import { CaptchaField } from '#web/features/auth/captcha-field.tsx'
import { CodeField } from '#web/features/auth/code-field.tsx'
import { DemoInboxLink } from '#web/features/auth/demo-inbox-link.tsx'
import { captchaOf, intentOf, passwordsOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { PasswordFields } from '#web/features/auth/password-fields.tsx'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { countryOptions } from '#web/features/members/place-options.ts'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { loadCountries } from './load-form.ts'
import { PersonFields } from './person-fields.tsx'
import { personOf, welcome } from './person-form.ts'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export async function loader(visit: Visit) {
  const [captcha, places] = await Promise.all([visit.api.auth.captcha(), loadCountries(visit, countryOptions)])
  return { captcha, ...places }
}

/** Two buttons of one form: send the code, then register with it. */
export const registerAction =
  (way: 'email' | 'mobile'): Action =>
  ({ api: { registration }, form, url }) =>
    stepOf(form, async () => {
      const intent = intentOf(form)
      if (intent === 'renew') return {}
      const address = textOf(form, way)
      if (intent === 'send') {
        const captcha = captchaOf(form)
        const sent = await (way === 'email'
          ? registration.sendEmailCode({ email: address, ...captcha })
          : registration.sendMobileCode({ mobile: address, ...captcha }))
        return { sent: true, ...sent }
      }
      const rest = { verifyCode: textOf(form, 'verifyCode'), ...passwordsOf(form), ...personOf(form) }
      await (way === 'email'
        ? registration.byEmail({ email: address, ...rest })
        : registration.byMobile({ mobile: address, ...rest }))
      return welcome(url)
    })

export function RegisterByCode({ way }: { way: 'email' | 'mobile' }) {
  const t = useT()
  const { captcha, ...places } = usePageData<typeof loader>()
  const byMail = way === 'email'
  return (
    <RegisterFrame
      way={way}
      title={byMail ? t('registration.titleEmail') : t('registration.titleMobile')}
      intro={byMail ? t('registration.introEmail') : t('registration.introMobile')}
      footer={<DemoInboxLink />}
    >
      <form method="post" className={styles.form} noValidate>
        <DefaultSubmit />
        <RefusalNotice />
        <AddressField name={way} label={byMail ? t('registration.email') : t('registration.mobile')} />
        <CaptchaField captcha={captcha} />
        <CodeField field={way} sentText={byMail ? t('auth.codeMailed') : t('auth.codeSent')} />
        <PasswordFields fresh />
        <PersonFields {...places} />
        <SubmitButton>{t('registration.submit')}</SubmitButton>
      </form>
    </RegisterFrame>
  )
}
