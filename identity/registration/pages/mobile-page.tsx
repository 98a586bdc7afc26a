import { AddressAndCode } from '#identity/auth/pages/address-and-code.tsx'
import { codeSteps } from '#identity/auth/pages/code-steps.ts'
import { DemoInboxLink } from '#identity/auth/pages/demo-inbox-link.tsx'
import { passwordsOf } from '#identity/auth/pages/form-outcome.ts'
import { PasswordFields } from '#identity/auth/pages/password-fields.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadCodeForm } from './load-form.ts'
import { PersonFields } from './person-fields.tsx'
import { personOf, welcome } from './person-form.ts'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export const loader = (visit: Visit) => loadCodeForm(visit, countryOptions)

export const action: Action = ({ api: { registration }, form, url }) =>
  codeSteps(form, 'mobile', {
    send: (mobile, captcha) => registration.sendMobileCode({ mobile, ...captcha }),
    async finish(mobile, verifyCode) {
      await registration.byMobile({ mobile, verifyCode, ...passwordsOf(form), ...personOf(form) })
      return welcome(url)
    },
  })

export default function RegisterByMobilePage() {
  const t = useT()
  const { captcha, ...places } = usePageData<typeof loader>()
  const texts = { title: t('registration.titleMobile'), intro: t('registration.introMobile') }
  return (
    <RegisterFrame way="mobile" {...texts} footer={<DemoInboxLink />}>
      <form method="post" className={styles.form} noValidate>
        <AddressAndCode way="mobile" label={t('registration.mobile')} captcha={captcha} />
        <PasswordFields fresh />
        <PersonFields {...places} />
        <SubmitButton>{t('registration.submit')}</SubmitButton>
      </form>
    </RegisterFrame>
  )
}
