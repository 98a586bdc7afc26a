import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { AccountField } from './account-field.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

export function ByPassword() {
  const t = useT()
  const { refused, captcha } = useFormOutcome() ?? {}
  return (
    <form method="post" className={styles.form} noValidate>
      <DefaultSubmit />
      <RefusalNotice />
      <AccountField />
      <Field label={t('auth.password')} error={refused?.fields['password']} required>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      {captcha && <CaptchaField captcha={captcha} />}
      <SubmitButton>{t('layout.signIn')}</SubmitButton>
    </form>
  )
}
