import { AddressField } from '#web/features/auth/address-field.tsx'
import { CaptchaField } from '#web/features/auth/captcha-field.tsx'
import { DemoInboxLink } from '#web/features/auth/demo-inbox-link.tsx'
import { captchaOf, intentOf, stepOf, textOf, useFormOutcome } from '#web/features/auth/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SendButton } from '#web/features/auth/send-button.tsx'
import { countryOptions } from '#web/features/members/place-options.ts'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { LinkSent } from './link-sent.tsx'
import { LinkSteps } from './link-steps.tsx'
import { loadCountries } from './load-form.ts'
import { PersonFields } from './person-fields.tsx'
import { personOf } from './person-form.ts'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export async function loader(visit: Visit) {
  const [captcha, places] = await Promise.all([visit.api.auth.captcha(), loadCountries(visit, countryOptions)])
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
        <LinkSent email={sent ? typed?.['email'] : undefined} />
        <AddressField name="email" label={t('registration.email')} />
        <PersonFields {...places} />
        <CaptchaField captcha={captcha} />
        <SendButton field="email" label={t('registration.next')} variant="primary" block />
      </form>
    </RegisterFrame>
  )
}
