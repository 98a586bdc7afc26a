import { AddressField } from '#web/features/auth/address-field.tsx'
import { CaptchaField } from '#web/features/auth/captcha-field.tsx'
import { DemoInboxLink } from '#web/features/auth/demo-inbox-link.tsx'
import { captchaOf, intentOf, stepOf, textOf, useFormOutcome } from '#web/features/auth/form-outcome.ts'
import { RefusalNotice } from '#web/features/auth/refusal-notice.tsx'
import { SendButton } from '#web/features/auth/send-button.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { LinkSent } from './link-sent.tsx'
import { LinkSteps } from './link-steps.tsx'
import { RegisterFrame } from './register-frame.tsx'
import styles from './registration.module.css'

export const loader = async ({ api }: Visit) => ({ captcha: await api.auth.captcha() })

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
        <LinkSent email={sent ? typed?.['email'] : undefined} />
        <AddressField name="email" label={t('registration.email')} />
        <CaptchaField captcha={captcha} />
        <SendButton field="email" label={t('registration.next')} variant="primary" block />
      </form>
    </RegisterFrame>
  )
}
