import { FieldType, Grade, nameOf, valuesOf } from '#platform/contract/enums.ts'
import { productForms } from './product-values.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { ProductChoices, ProductFields } from './product-fields.ts'
import styles from './products.module.css'

/** What a product is and what it is filed under. */
export function KindFields({ fields, choices }: { fields: ProductFields; choices: ProductChoices }) {
  const t = useT()
  const { text, ticked, error } = fields
  const choice = (
    name: 'shopId' | 'categoryId' | 'brandId' | 'countryId',
    label: string,
    list: ProductChoices['shops'],
  ) => (
    <Field label={label} error={error(name)} required>
      <Select
        name={name}
        defaultValue={text(name) || (list.length === 1 ? list[0]?.id : '')}
        placeholder={t('adminProducts.choose')}
        options={namedOptions(t.locale, list)}
      />
    </Field>
  )
  return (
    <>
      <FieldRow>
        {choice('categoryId', t('adminProducts.category'), choices.categories)}
        {choice('brandId', t('adminProducts.brand'), choices.brands)}
        {choice('countryId', t('adminProducts.country'), choices.countries)}
        {choice('shopId', t('adminProducts.shop'), choices.shops)}
        <TypeFields fields={fields} />
        <Field label={t('adminProducts.colourHex')} error={error('colourHex')} required>
          <TextInput name="colourHex" type="color" defaultValue={text('colourHex') || '#f4f4f0'} />
        </Field>
      </FieldRow>
      <PairField
        label={t('adminProducts.colour')}
        names={['colourName', 'colourNameEn']}
        text={text}
        error={error}
        required
      />
      <FlagFields ticked={ticked} />
      <LabelFields ticked={ticked} labels={choices.labels} />
    </>
  )
}

function FlagFields({ ticked }: { ticked: ProductFields['ticked'] }) {
  const t = useT()
  const ofShop = useMe()?.shop
  return (
    <fieldset className={styles.flags}>
      <legend className="visually-hidden">{t('adminProducts.sectionKind')}</legend>
      {!ofShop && (
        <>
          <Checkbox name="selfRun" label={t('adminProducts.selfRun')} defaultChecked={ticked('selfRun')} />
          <Checkbox name="recommended" label={t('adminProducts.recommended')} defaultChecked={ticked('recommended')} />
        </>
      )}
      <Checkbox name="isNew" label={t('adminProducts.isNew')} defaultChecked={ticked('isNew')} />
    </fieldset>
  )
}

function LabelFields({ ticked, labels }: { ticked: ProductFields['ticked']; labels: ProductChoices['labels'] }) {
  const t = useT()
  return (
    <fieldset className="stack tight">
      <legend>{t('adminProducts.labels')}</legend>
      <div className={styles.labels}>
        {namedOptions(t.locale, labels).map(({ value, label }) => (
          <Checkbox key={value} name={`label.${value}`} label={label} defaultChecked={ticked(`label.${value}`)} />
        ))}
      </div>
    </fieldset>
  )
}

function TypeFields({ fields: { text, error } }: { fields: ProductFields }) {
  const t = useT()
  return (
    <>
      <Field label={t('adminProducts.grade')} error={error('grade')} required>
        <Select
          name="grade"
          defaultValue={text('grade') || '0'}
          options={valuesOf(Grade).map((value) => ({
            value,
            label: t(`enums.Grade_${nameOf(Grade, value) ?? 'prime'}`),
          }))}
        />
      </Field>
      <Field label={t('adminProducts.fieldType')} error={error('fieldType')} required>
        <Select
          name="fieldType"
          defaultValue={text('fieldType') || '1'}
          options={valuesOf(FieldType).map((value) => ({
            value,
            label: t(`enums.FieldType_${nameOf(FieldType, value) ?? 'rawMaterial'}`),
          }))}
        />
      </Field>
      <Field label={t('adminProducts.form')} error={error('form')} required>
        <Select
          name="form"
          defaultValue={text('form') || 'pellet'}
          options={productForms.map((value) => ({ value, label: t(`adminProducts.form_${value}`) }))}
        />
      </Field>
    </>
  )
}
