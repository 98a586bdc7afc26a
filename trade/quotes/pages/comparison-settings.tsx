import { currencies } from '#platform/contract/currencies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { priceUnits, type PriceUnit } from './unit-price.ts'
import styles from './quotes.module.css'

interface ComparisonSettingsProps {
  enquiryId: number
  currency: string
  unit: PriceUnit
}

export function ComparisonSettings({ enquiryId, currency, unit }: ComparisonSettingsProps) {
  const t = useT()
  return (
    <form className={styles.settings}>
      <input type="hidden" name="enquiryId" value={enquiryId} />
      <Field label={t('quotes.currency')}>
        <Select
          name="currency"
          defaultValue={currency}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <Field label={t('quotes.unit')}>
        <Select
          name="unit"
          defaultValue={unit}
          options={priceUnits.map((each) => ({ value: each, label: t(`enquiries.unit_${each}`) }))}
        />
      </Field>
      <Button type="submit">{t('quotes.show')}</Button>
    </form>
  )
}
