import { to } from '#platform/contract/to.ts'
import { AddressAndCode } from '#identity/auth/pages/address-and-code.tsx'
import { codeSteps } from '#identity/auth/pages/code-steps.ts'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { CheckFirst } from './check-first.tsx'
import { loadAddresses as loader } from './load-addresses.ts'
import styles from './account-security.module.css'

export { loader }

export const action: Action = ({ api: { accountSecurity }, form }) =>
  codeSteps(form, 'mobile', {
    send: (mobile, captcha) => accountSecurity.sendMobileCode({ mobile, ...captcha }),
    async finish(mobile, verifyCode) {
      await accountSecurity.updateMobile({ mobile, verifyCode })
      return redirectDocument(to.accountSecurity({ done: 'mobile' }))
    },
  })

export default function ChangeMobilePage() {
  const t = useT()
  const { mobile, checked, captcha } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <h1>{mobile ? t('accountSecurity.changeMobile') : t('accountSecurity.addMobile')}</h1>
      {checked ? (
        <form method="post" className={styles.form} noValidate>
          <p className="muted">{t('accountSecurity.oldIsTold')}</p>
          <AddressAndCode way="mobile" label={t('accountSecurity.newMobile')} captcha={captcha} />
          <SubmitButton>{t('accountSecurity.save')}</SubmitButton>
        </form>
      ) : (
        <CheckFirst path={to.changeMobile()} />
      )}
    </div>
  )
}
