import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { DemoInboxLink } from '#identity/auth/pages/demo-inbox-link.tsx'
import { intentOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SendButton } from '#identity/auth/pages/send-button.tsx'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkSent } from '#identity/auth/pages/link-sent.tsx'
import { LinkSteps } from './link-steps.tsx'
import { loadCountries } from './load-form.ts'
import { PersonFields, PrivacyField } from './person-fields.tsx'
import { personOf } from './person-form.ts'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export async function loader(visit: Visit) {
  const [captcha, places] = await Promise.all([
    visit.api.captcha.challenge({ purpose: 'registration' }),
    loadCountries(visit, countryOptions),
  ])
  return { captcha, ...places }
}

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'renew') return {}
    const input = { email: textOf(form, 'email'), ...personOf(form), ...captchaOf(form) }
    return { sent: true, ...(await api.registration.sendLinkWithCompany(input)) }
  })

export default function RegisterWithCompanyPage() {
  const t = useT()
  const { captcha, ...places } = usePageData<typeof loader>()
  const { sent, typed } = useFormOutcome() ?? {}
  return (
    <RegisterFrame
      way="company"
      title={t('registration.titleLink')}
      intro={t('registration.introCompany')}
      footer={<DemoInboxLink />}
    >
      <LinkSteps company current={sent ? 1 : 0} />
      <form method="post" className={styles.form} noValidate>
        <DefaultSubmit />
        <RefusalNotice />
        <LinkSent email={sent ? typed?.['email'] : undefined} text={(email) => t('registration.linkSent', { email })} />
        <AddressField name="email" label={t('registration.email')} />
        <PersonFields {...places} />
        <PrivacyField />
        <CaptchaField captcha={captcha} />
        <SendButton field="email" label={t('registration.next')} variant="primary" block />
      </form>
    </RegisterFrame>
  )
}
