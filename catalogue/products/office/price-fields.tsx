import { currencies } from '#platform/contract/currencies.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { RowCell, RowEditor } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { ProductFields } from './product-fields.ts'
import { telling } from './product-form-data.ts'

/** Price, its tiers, and what there is to sell. */
export function PriceFields({
  fields: { text, error },
  tiers,
}: {
  fields: ProductFields
  tiers: readonly RowValues[]
}) {
  const t = useT()
  const price = t('adminProducts.price')
  const figure = (name: string, label: string, first: string, hint?: string) => (
    <Field label={label} error={error(name)} hint={hint} required>
      <TextInput name={name} inputMode="numeric" defaultValue={text(name) || first} />
    </Field>
  )
  return (
    <>
      <FieldRow>
        <Field label={t('adminProducts.currency')} error={error('currency')}>
          <Select
            name="currency"
            defaultValue={text('currency')}
            placeholder="-"
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label={price} error={error('price')} hint={t('adminProducts.priceHint')}>
          <TextInput name="price" inputMode="decimal" defaultValue={text('price')} />
        </Field>
        <Field
          label={t('adminProducts.samplePrice')}
          error={error('samplePrice')}
          hint={t('adminProducts.samplePriceHint')}
        >
          <TextInput name="samplePrice" inputMode="decimal" defaultValue={text('samplePrice')} />
        </Field>
        {figure('minimumOrderKg', t('adminProducts.minimumOrder'), '1000')}
        {figure('stockKg', t('adminProducts.stock'), '0', t('adminProducts.stockHint'))}
        {figure('leadTimeDays', t('adminProducts.leadTime'), '7')}
      </FieldRow>
      {(error('pricesChecked') || text('pricesChecked')) && (
        <Checkbox name="pricesChecked" label={t('adminProducts.pricesChecked')} error={error('pricesChecked')} />
      )}
      <TierRows tiers={tiers} />
    </>
  )
}

function TierRows({ tiers }: { tiers: readonly RowValues[] }) {
  const t = useT()
  const [from, price] = [t('adminProducts.fromKg'), t('adminProducts.price')]
  return (
    <>
      <h3>{t('adminProducts.tiers')}</h3>
      <RowEditor
        prefix="tiers"
        label={t('adminProducts.tiers')}
        headers={[from, price]}
        saved={tiers}
        telling={telling.tiers}
        addLabel={t('adminProducts.addTier')}
      >
        {({ values, name }) => (
          <>
            <RowCell field="fromKg" label={from}>
              <TextInput name={name('fromKg')} aria-label={from} inputMode="numeric" defaultValue={values['fromKg']} />
            </RowCell>
            <RowCell field="price" label={price}>
              <TextInput name={name('price')} aria-label={price} inputMode="decimal" defaultValue={values['price']} />
            </RowCell>
          </>
        )}
      </RowEditor>
    </>
  )
}
