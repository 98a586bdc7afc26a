import { currencies } from '#platform/contract/currencies.ts'
import { quantityUnits } from '#catalogue/goods/quantity.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select } from '#platform/ui/input.tsx'
import type { LineField, TypedLine } from '../typed-line.ts'

interface QuantityFieldsProps {
  line: TypedLine
  name: (field: LineField) => string
  errors: Record<string, string>
}

/** How much is wanted, and what it should cost. */
export function QuantityFields({ line, name, errors }: QuantityFieldsProps) {
  const t = useT()
  const more = name('quantity').replace('quantity', 'moreQuantities')
  const moreWrong = Object.entries(errors).find(([at]) => at.startsWith(more))?.[1]
  return (
    <>
      <Field label={t('enquiries.quantity')} error={errors[name('quantity')] ?? moreWrong} required>
        <NumberInput
          type="text"
          name={name('quantity')}
          placeholder={t('enquiries.quantityExample')}
          defaultValue={line.quantity}
          maxLength={60}
          unit={
            <Select
              name={name('unit')}
              aria-label={t('enquiries.unit')}
              defaultValue={line.unit ?? 'MT'}
              options={quantityUnits.map((unit) => ({ value: unit, label: t(`enquiries.unit_${unit}`) }))}
            />
          }
        />
      </Field>
      <Field label={t('enquiries.targetPrice')} error={errors[name('targetPrice')]}>
        <NumberInput
          name={name('targetPrice')}
          min={0}
          defaultValue={line.targetPrice}
          unit={
            <Select
              name={name('currency')}
              aria-label={t('enquiries.currency')}
              defaultValue={line.currency ?? (t.locale === 'zh-CN' ? 'CNY' : 'USD')}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
            />
          }
        />
      </Field>
    </>
  )
}
