import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'

interface AddressFieldProps {
  name: 'email' | 'mobile'
  label: string
  autoFocus?: boolean
}

/** An e-mail address or mobile number, kept over every step of the form. */
export function AddressField({ name, label, autoFocus }: AddressFieldProps) {
  const { refused, typed } = useFormOutcome() ?? {}
  return (
    <Field label={label} error={refused?.fields[name]} required>
      <TextInput
        type={name === 'email' ? 'email' : 'tel'}
        name={name}
        defaultValue={typed?.[name]}
        autoComplete={name === 'email' ? 'email' : 'tel-national'}
        autoCapitalize="none"
        autoFocus={autoFocus}
      />
    </Field>
  )
}
