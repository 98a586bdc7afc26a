import { mostSampleKg } from '../sample.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, TextArea } from '#platform/ui/input.tsx'

interface SampleFieldsProps {
  typed: Record<string, string> | undefined
  errors: Record<string, string> | undefined
  /** Where a summary of errors links to a field: what the names of its fields begin with. */
  id?: string
  /** What is known of it before anybody has typed. */
  application?: string | null
}

/** How much of it and what for, whoever asks. */
export function SampleFields({ typed, errors, id, application }: SampleFieldsProps) {
  const t = useT()
  return (
    <>
      <Field
        {...(id && { id: `${id}-kilograms` })}
        label={t('samples.kilograms')}
        hint={t('samples.kilogramsHint')}
        error={errors?.['kilograms']}
        required
      >
        <NumberInput
          name="kilograms"
          unit="kg"
          step={1}
          min={1}
          max={mostSampleKg}
          defaultValue={typed?.['kilograms'] ?? 1}
        />
      </Field>
      <Field
        {...(id && { id: `${id}-application` })}
        label={t('samples.application')}
        hint={t('samples.applicationHint')}
        error={errors?.['application']}
        required
      >
        <TextArea
          name="application"
          rows={3}
          maxLength={500}
          defaultValue={typed?.['application'] ?? application ?? undefined}
        />
      </Field>
    </>
  )
}
