import { AddressField } from '#web/features/auth/address-field.tsx'
import { CaptchaField } from '#web/features/auth/captcha-field.tsx'
import { CodeField } from '#web/features/auth/code-field.tsx'
import { captchaOf, intentOf, stepOf, textOf } from '#web/features/auth/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SubmitButton } from '#web/features/auth/submit-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { redirectDocument } from '#web/lib/outcome.ts'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { CheckFirst } from './check-first.tsx'
import { securityPaths } from './paths.ts'
import styles from './account-security.module.css'

export async function loader({ api }: Visit) {
  const [overview, captcha] = await Promise.all([api.accountSecurity.overview(), api.auth.captcha()])
  return { ...overview, captcha }
}

export const changeAction =
  (way: 'email' | 'mobile'): Action =>
  ({ api: { accountSecurity }, form }) =>
    stepOf(form, async () => {
      const intent = intentOf(form)
      if (intent === 'renew') return {}
      const address = textOf(form, way)
      if (intent === 'send') {
        const captcha = captchaOf(form)
        const sent = await (way === 'email'
          ? accountSecurity.sendEmailCode({ email: address, ...captcha })
          : accountSecurity.sendMobileCode({ mobile: address, ...captcha }))
        return { sent: true, ...sent }
      }
      const verifyCode = textOf(form, 'verifyCode')
      await (way === 'email'
        ? accountSecurity.updateEmail({ email: address, verifyCode })
        : accountSecurity.updateMobile({ mobile: address, verifyCode }))
      return redirectDocument(`${securityPaths.overview}?done=${way}`)
    })

export function ChangeAddress({ way }: { way: 'email' | 'mobile' }) {
  const t = useT()
  const { checked, captcha, ...addresses } = usePageData<typeof loader>()
  const texts =
    way === 'email'
      ? {
          change: t('accountSecurity.changeEmail'),
          add: t('accountSecurity.addEmail'),
          label: t('accountSecurity.newEmail'),
          sent: t('auth.codeMailed'),
        }
      : {
          change: t('accountSecurity.changeMobile'),
          add: t('accountSecurity.addMobile'),
          label: t('accountSecurity.newMobile'),
          sent: t('auth.codeSent'),
        }
  return (
    <div className="stack">
      <h1>{addresses[way] ? texts.change : texts.add}</h1>
      {checked ? (
        <form method="post" className={styles.form} noValidate>
          <DefaultSubmit />
          <p className="muted">{t('accountSecurity.oldIsTold')}</p>
          <RefusalNotice />
          <AddressField name={way} label={texts.label} />
          <CaptchaField captcha={captcha} />
          <CodeField field={way} sentText={texts.sent} />
          <SubmitButton>{t('accountSecurity.save')}</SubmitButton>
        </form>
      ) : (
        <CheckFirst path={securityPaths[way]} />
      )}
    </div>
  )
}
