import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'

/** A password that is being set, typed twice. */
export function PasswordFields() {
  const t = useT()
  const { refused } = useFormOutcome() ?? {}
  return (
    <>
      <Field label={t('auth.newPassword')} hint={t('auth.passwordHint')} error={refused?.fields['password']} required>
        <TextInput type="password" name="password" autoComplete="new-password" />
      </Field>
      <Field label={t('auth.confirmPassword')} error={refused?.fields['confirmPassword']} required>
        <TextInput type="password" name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  )
}
