import { productStatuses } from './product-values.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { FormSection } from '#platform/office/ui/form-section.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { ProductFields } from './product-fields.ts'

interface NameFieldsProps {
  title: string
  labels: Record<'code' | 'model' | 'series' | 'status', string>
  fields: ProductFields
}

export function NameFields({ title, labels, fields }: NameFieldsProps) {
  const t = useT()
  const { text, error } = fields
  return (
    <FormSection id="names" title={title}>
      <FieldRow>
        <Field label={labels.model} error={error('model')} required>
          <TextInput name="model" defaultValue={text('model')} />
        </Field>
        <Field label={labels.series} error={error('series')}>
          <TextInput name="series" defaultValue={text('series')} />
        </Field>
        <Field label={labels.code} hint={t('adminProducts.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={labels.status} error={error('status')} required>
          <Select
            name="status"
            defaultValue={text('status') || 'draft'}
            options={productStatuses.map((value) => ({ value, label: t(`adminProducts.status_${value}`) }))}
          />
        </Field>
      </FieldRow>
      <PairField label={t('adminProducts.name')} names={['name', 'nameEn']} text={text} error={error} />
      <PairField
        label={t('adminProducts.description')}
        names={['description', 'descriptionEn']}
        text={text}
        error={error}
        area
      />
      <Field label={t('adminProducts.aliases')} hint={t('adminProducts.aliasesHint')} error={error('aliases')}>
        <TextInput name="aliases" defaultValue={text('aliases')} />
      </Field>
    </FormSection>
  )
}
