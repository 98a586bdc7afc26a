import { AddressAndCode } from '#web/features/auth/address-and-code.tsx'
import { codeSteps } from '#web/features/auth/code-steps.ts'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirectDocument } from '#web/lib/outcome.ts'
import { usePageData, type Action } from '#web/lib/page.ts'
import { CheckFirst } from './check-first.tsx'
import { loadAddresses as loader } from './load-addresses.ts'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export { loader }

export const action: Action = ({ api: { accountSecurity }, form }) =>
  codeSteps(form, 'mobile', {
    send: (mobile, captcha) => accountSecurity.sendMobileCode({ mobile, ...captcha }),
    async finish(mobile, verifyCode) {
      await accountSecurity.updateMobile({ mobile, verifyCode })
      return redirectDocument(`${securityPaths.overview}?done=mobile`)
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
        <CheckFirst path={securityPaths.mobile} />
      )}
    </div>
  )
}
