import type { useFields } from '../form.ts'
import { toField } from '../seller-time.ts'
import { FieldRow } from '../ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './content.module.css'

interface PublishFieldsProps {
  fields: ReturnType<typeof useFields>
  /** What was saved; something new begins as a draft. */
  publishedAt: string
  endsAt?: string
}

/** Draft, at once, or at a time to come; and for some when it ends. */
export function PublishFields({ fields: { text, error }, publishedAt, endsAt }: PublishFieldsProps) {
  const t = useT()
  const when = text('when') || (publishedAt ? 'published' : 'draft')
  const shown = (name: string, saved: string) => (text('when') ? text(name) : toField(saved))
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
        <Field
          label={t('adminContent.publishedAt')}
          hint={t('adminContent.publishedHint')}
          error={error('publishedAt')}
        >
          <TextInput type="datetime-local" name="publishedAt" defaultValue={shown('publishedAt', publishedAt)} />
        </Field>
        {endsAt !== undefined && (
          <Field label={t('adminContent.endsAt')} hint={t('adminContent.endsHint')} error={error('endsAt')}>
            <TextInput type="datetime-local" name="endsAt" defaultValue={shown('endsAt', endsAt)} />
          </Field>
        )}
      </FieldRow>
    </fieldset>
  )
}
