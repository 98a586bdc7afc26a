import { AddressAndCode } from '#web/features/auth/address-and-code.tsx'
import { codeSteps } from '#web/features/auth/code-steps.ts'
import { DemoInboxLink } from '#web/features/auth/demo-inbox-link.tsx'
import { passwordsOf } from '#web/features/auth/form-outcome.ts'
import { PasswordFields } from '#web/features/auth/password-fields.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { countryOptions } from '#web/features/members/place-options.ts'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
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
