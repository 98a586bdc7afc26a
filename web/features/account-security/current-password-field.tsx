import { useT } from '#web/lib/i18n.tsx'
import { useRefused } from '#web/lib/page.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'

export function CurrentPasswordField() {
  const t = useT()
  const { refused } = useRefused() ?? {}
  return (
    <Field label={t('accountSecurity.currentPassword')} error={refused?.fields['currentPassword']} required>
      <TextInput type="password" name="currentPassword" autoComplete="current-password" />
    </Field>
  )
}
