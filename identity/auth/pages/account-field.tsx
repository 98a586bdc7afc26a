import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'

/** Who signs in: a number or an address. */
export function AccountField() {
  const t = useT()
  const { refused, typed } = useFormOutcome() ?? {}
  return (
    <Field label={t('auth.account')} error={refused?.fields['account']} required>
      <TextInput
        name="account"
        defaultValue={typed?.['account']}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoFocus
      />
    </Field>
  )
}
