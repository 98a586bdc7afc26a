import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { type TypedLine } from './enquiry-form-data.ts'
import styles from './enquiries.module.css'

interface SpecificationTextProps {
  line: TypedLine
  name: string
  error: string | undefined
  dense: boolean
  /** Property values are stated in fields of their own. */
  further: boolean
}

export function SpecificationText({ line, name, error, dense, further }: SpecificationTextProps) {
  const t = useT()
  return (
    <Field
      label={t(further ? 'enquiries.further' : 'enquiries.specification')}
      hint={dense || further ? undefined : t('enquiries.specificationHint')}
      error={error}
      className={styles.full}
    >
      <TextInput
        name={name}
        defaultValue={line.specification}
        placeholder={dense ? t('enquiries.specification') : undefined}
        maxLength={500}
      />
    </Field>
  )
}
