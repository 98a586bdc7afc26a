import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

export function CurrentPasswordField() {
  const t = useT()
  const { refused } = useRefused() ?? {}
  return (
    <Field label={t('accountSecurity.currentPassword')} error={refused?.fields['currentPassword']} required>
      <TextInput type="password" name="currentPassword" autoComplete="current-password" />
    </Field>
  )
}
