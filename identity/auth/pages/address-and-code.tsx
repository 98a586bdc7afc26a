import { useT } from '#platform/web/i18n.tsx'
import { AddressField } from './address-field.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import type { Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { DefaultSubmit, RefusalNotice } from './refusal-notice.tsx'

interface AddressAndCodeProps {
  way: 'email' | 'mobile'
  label: string
  captcha: Captcha
}

/** The start of a form that proves an address by a code sent there. */
export function AddressAndCode({ way, label, captcha }: AddressAndCodeProps) {
  const t = useT()
  return (
    <>
      <DefaultSubmit />
      <RefusalNotice />
      <AddressField name={way} label={label} />
      <CaptchaField captcha={captcha} />
      <CodeField field={way} sentText={way === 'email' ? t('auth.codeMailed') : t('auth.codeSent')} />
    </>
  )
}
