import { passwordsOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadCodeForm } from './load-form.ts'
import { personOf } from './person-form.ts'
import { RegisterForm } from './register-form.tsx'
import { RegisterFrame } from './register-frame.tsx'
import { firstOf, registerSteps } from './register-steps.ts'

export const loader = (visit: Visit) => loadCodeForm(visit, countryOptions)

export const action: Action = ({ api: { registration }, form, url }) => {
  const email = textOf(form, 'email')
  return registerSteps(form, url, {
    check: () => registration.check(firstOf(form, 'email')),
    finish: () => registration.atOnce({ email, ...passwordsOf(form), ...personOf(form), ...captchaOf(form) }),
  })
}

export default function RegisterAtOncePage() {
  const t = useT()
  return (
    <RegisterFrame way="atOnce" title={t('registration.titleAtOnce')} intro={t('registration.introAtOnce')}>
      <RegisterForm way="email" coded={false} {...usePageData<typeof loader>()} />
    </RegisterFrame>
  )
}
