import { empty } from '#platform/texts/format.ts'
import { to } from '#platform/contract/to.ts'
import { passwordsOf, stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { FirstPassword } from '#identity/auth/pages/first-password.tsx'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { DeadLink } from './dead-link.tsx'
import { LinkSteps } from './link-steps.tsx'
import { loadLink } from './load-link.ts'
import { welcome } from './person-form.ts'
import styles from './registration.module.css'

export const loader = loadLink

export const action: Action = ({ api, form, url }) =>
  stepOf(form, async () => {
    await api.registration.byLink({ token: textOf(form, 'token'), ...passwordsOf(form) })
    return welcome(url)
  })

export default function CompleteWithCompanyPage() {
  const t = useT()
  const { link, token, dead } = usePageData<typeof loader>()
  if (!link) return <DeadLink token={token} reason={dead} again={to.registerCompany()} />
  return (
    <div className={styles.frame}>
      <h1>{t('registration.titleComplete')}</h1>
      <LinkSteps company current={2} />
      <DescriptionList
        items={[
          { term: t('registration.email'), value: link.email },
          { term: t('registration.realname'), value: link.realname ?? empty },
          { term: t('registration.enterpriseName'), value: link.enterpriseName ?? empty },
        ]}
      />
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <input type="hidden" name="token" value={token} />
        <FirstPassword />
        <SubmitButton>{t('registration.finish')}</SubmitButton>
      </form>
    </div>
  )
}
