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

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    const intent = intentOf(form)
    const mobile = textOf(form, 'mobile')
    if (intent === 'renew') return {}
    if (intent === 'send')
      return { sent: true, ...(await api.registration.sendMobileCode({ mobile, ...captchaOf(form) })) }
    const verifyCode = textOf(form, 'verifyCode')
    await api.registration.byMobile({ mobile, verifyCode, ...passwordsOf(form), ...personOf(form) })
    return welcome(url)
  })

export default function RegisterByMobilePage() {
  const t = useT()
  const { captcha, ...places } = usePageData<typeof loader>()
  return (
    <RegisterFrame
      way="mobile"
      title={t('registration.titleMobile')}
      intro={t('registration.introMobile')}
      footer={<DemoInboxLink />}
    >
      <form method="post" className={styles.form} noValidate>
        <DefaultSubmit />
        <RefusalNotice />
        <AddressField name="mobile" label={t('registration.mobile')} />
        <CaptchaField captcha={captcha} />
        <CodeField field="mobile" sentText={t('auth.codeSent')} />
        <PasswordFields fresh />
        <PersonFields {...places} />
        <SubmitButton>{t('registration.submit')}</SubmitButton>
      </form>
    </RegisterFrame>
  )
}
