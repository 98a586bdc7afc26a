import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { DemoInboxLink } from '#identity/auth/pages/demo-inbox-link.tsx'
import { intentOf, stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SendButton } from '#identity/auth/pages/send-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkSent } from '#identity/auth/pages/link-sent.tsx'
import { LinkSteps } from './link-steps.tsx'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export const loader = async ({ api }: Visit) => ({ captcha: await api.captcha.challenge({ purpose: 'registration' }) })

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (intentOf(form) === 'renew') return {}
    return { sent: true, ...(await api.registration.sendLink({ email: textOf(form, 'email'), ...captchaOf(form) })) }
  })

export default function RegisterByLinkPage() {
  const t = useT()
  const { captcha } = usePageData<typeof loader>()
  const { sent, typed } = useFormOutcome() ?? {}
  return (
    <RegisterFrame
      way="link"
      title={t('registration.titleLink')}
      intro={t('registration.introLink')}
      footer={<DemoInboxLink />}
    >
      <LinkSteps current={sent ? 1 : 0} />
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <LinkSent email={sent ? typed?.['email'] : undefined} text={(email) => t('registration.linkSent', { email })} />
        <AddressField name="email" label={t('registration.email')} />
        <CaptchaField captcha={captcha} />
        <SendButton field="email" label={t('registration.next')} variant="primary" block />
      </form>
    </RegisterFrame>
  )
}
