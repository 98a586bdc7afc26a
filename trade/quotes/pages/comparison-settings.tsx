import type { ReactNode } from 'react'
import type { Comparison } from '../contract.ts'
import { basisOf } from '../delivery-basis.ts'
import { currencies } from '#platform/contract/currencies.ts'
import { weight } from '#platform/texts/format.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { priceUnits, type PriceUnit } from './unit-price.ts'
import styles from './quotes.module.css'

interface ComparisonSettingsProps {
  /** Fields of the form that say what is compared. */
  which: ReactNode
  comparison: Comparison
  unit: PriceUnit
}

/** In which currency and unit quotes are read, and which quantity and terms are ranked, where there are several. */
export function ComparisonSettings({ which, comparison, unit }: ComparisonSettingsProps) {
  const t = useT()
  const { currency, quantities, kilograms, delivery, quotes } = comparison
  const deliveries = new Map(
    quotes.map((quote) => [basisOf(quote), deliveryText(quote.deliveryTerm, quote.deliveryPlace, t.locale)]),
  )
  return (
    <form className={styles.settings}>
      {which}
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
      {quantities.length > 1 && (
        <Field label={t('quotes.rankedQuantity')}>
          <Select
            name="kilograms"
            defaultValue={kilograms ?? ''}
            options={[
              { value: '', label: t('quotes.firstQuantity') },
              ...quantities.map((each) => ({ value: each, label: weight(t, each) })),
            ]}
          />
        </Field>
      )}
      {deliveries.size > 1 && (
        <Field label={t('quotes.rankedDelivery')}>
          <Select
            name="delivery"
            defaultValue={delivery ?? ''}
            options={[...deliveries].map(([value, label]) => ({ value, label }))}
          />
        </Field>
      )}
      <Button type="submit">{t('quotes.show')}</Button>
    </form>
  )
}
