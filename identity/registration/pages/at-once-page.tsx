import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { intentOf, passwordsOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { PasswordFields } from '#identity/auth/pages/password-fields.tsx'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadCountries } from './load-form.ts'
import { PersonFields } from './person-fields.tsx'
import { personOf, welcome } from './person-form.ts'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export async function loader(visit: Visit) {
  const [captcha, places] = await Promise.all([
    visit.api.captcha.challenge({ purpose: 'registration' }),
    loadCountries(visit, countryOptions),
  ])
  return { captcha, ...places }
}

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'renew') return {}
    const email = textOf(form, 'email')
    await api.registration.atOnce({ email, ...passwordsOf(form), ...personOf(form), ...captchaOf(form) })
    return welcome(url)
  })

export default function RegisterAtOncePage() {
  const t = useT()
  const { captcha, ...places } = usePageData<typeof loader>()
  return (
    <RegisterFrame way="atOnce" title={t('registration.titleAtOnce')} intro={t('registration.introAtOnce')}>
      <form method="post" className={styles.form} noValidate>
        <DefaultSubmit />
        <RefusalNotice />
        <AddressField name="email" label={t('registration.email')} />
        <PasswordFields fresh />
        <PersonFields {...places} />
        <CaptchaField captcha={captcha} />
        <SubmitButton>{t('registration.submit')}</SubmitButton>
      </form>
    </RegisterFrame>
  )
}
