import type { Currency } from '#platform/contract/currencies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import type { DraftLine } from './draft-lines.ts'

interface LineFiguresProps {
  line: DraftLine
  currency: Currency
  name: (field: keyof DraftLine) => string
  error: (name: string) => string | undefined
  onChange: (part: Partial<DraftLine>) => void
}

/** How much, at which price, how soon. */
export function LineFigures({ line, currency, name, error, onChange }: LineFiguresProps) {
  const t = useT()
  return (
    <>
      <Field label={t('adminEnquiries.kilograms')} error={error('kilograms')} required>
        <NumberInput
          name={name('kilograms')}
          min={1}
          step={1}
          unit={t('adminEnquiries.kg')}
          value={line.kilograms}
          onChange={({ target }) => onChange({ kilograms: target.value })}
        />
      </Field>
      <Field label={t('adminEnquiries.price')} error={error('price')} required>
        <NumberInput
          name={name('price')}
          min={0}
          step="0.01"
          unit={currency}
          value={line.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      <Field label={t('adminEnquiries.leadTime')} error={error('leadTimeDays')} required>
        <NumberInput
          name={name('leadTimeDays')}
          min={0}
          step={1}
          unit={t('adminEnquiries.daysUnit')}
          value={line.leadTimeDays}
          onChange={({ target }) => onChange({ leadTimeDays: target.value })}
        />
      </Field>
    </>
  )
}
