import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

/** Six digits of the app; a recovery code fits as well. */
export const CodeField = ({ label, error }: { label: string; error?: string | undefined }) => (
  <Field label={label} error={error} required>
    <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={20} />
  </Field>
)
