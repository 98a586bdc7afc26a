import { to } from '#platform/contract/to.ts'
import { passwordsOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { FirstPassword } from '#identity/auth/pages/first-password.tsx'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { countryOptions } from '#identity/companies/pages/place-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkSteps } from './link-steps.tsx'
import { loadCountries } from './load-form.ts'
import { loadLink } from './load-link.ts'
import { PersonFields, PrivacyField } from './person-fields.tsx'
import { personOf, welcome } from './person-form.ts'
import styles from './registration.module.css'

export async function loader(visit: Visit) {
  const [link, places] = await Promise.all([loadLink(visit), loadCountries(visit, countryOptions)])
  return { ...link, places }
}

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    await api.registration.byLink({ token: textOf(form, 'token'), ...passwordsOf(form), ...personOf(form) })
    return welcome(url)
  })

export default function CompleteRegistrationPage() {
  const t = useT()
  const { link, token, dead, places } = usePageData<typeof loader>()
  if (!link) return <DeadLink token={token} reason={dead} again={to.registerByLink()} />
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1>{t('registration.titleComplete')}</h1>
        <p className="muted">{t('registration.forAddress', { email: link.email })}</p>
      </header>
      <LinkSteps current={2} />
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <input type="hidden" name="token" value={token} />
        <FirstPassword />
        <PersonFields {...places} />
        <PrivacyField />
        <SubmitButton>{t('registration.finish')}</SubmitButton>
      </form>
    </div>
  )
}
