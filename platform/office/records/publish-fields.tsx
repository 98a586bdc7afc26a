import { toField } from '../seller-time.ts'
import { FieldRow } from '../ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { SavedRecord } from './record-field.tsx'
import type { FormFields } from './record-form.tsx'
import styles from './records.module.css'

interface PublishFieldsProps {
  fields: FormFields
  /** Something new begins as a draft. */
  saved: SavedRecord | null
  /** Some are taken down again. */
  ends: boolean
}

/** Draft, at once, or at a time to come; and for some when it ends. */
export function PublishFields({ fields: { text, error }, saved, ends }: PublishFieldsProps) {
  const t = useT()
  const when = text('when') || (saved?.['publishedAt'] ? 'published' : 'draft')
  const shown = (name: string) => (text('when') ? text(name) : toField(String(saved?.[name] ?? '')))
  return (
    <fieldset className={styles.publishing}>
      <legend>{t('adminContent.publishing')}</legend>
      <RadioGroup
        name="when"
        label={t('adminContent.state')}
        defaultValue={when}
        options={[
          { value: 'draft', label: t('adminContent.asDraft') },
          { value: 'published', label: t('adminContent.asPublished') },
        ]}
      />
      <FieldRow>
        <Field label={t('adminFields.publishedAt')} hint={t('adminContent.publishedHint')} error={error('publishedAt')}>
          <TextInput type="datetime-local" name="publishedAt" defaultValue={shown('publishedAt')} />
        </Field>
        {ends && (
          <Field label={t('adminFields.endsAt')} hint={t('adminContent.endsHint')} error={error('endsAt')}>
            <TextInput type="datetime-local" name="endsAt" defaultValue={shown('endsAt')} />
          </Field>
        )}
      </FieldRow>
    </fieldset>
  )
}
