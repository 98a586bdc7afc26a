import type { Currency } from '#platform/contract/currencies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import { mostFurther } from '../enquiry-limits.ts'
import type { DraftLine, DraftTier } from './draft-lines.ts'
import styles from './enquiries.module.css'

interface TierFieldsProps {
  tiers: DraftTier[]
  index: number
  currency: Currency
  error: (name: string) => string | undefined
  onChange: (part: Pick<DraftLine, 'tiers'>) => void
}

/** Other quantities of a line, each with the price of a tonne. */
export function TierFields({ tiers, index, currency, error, onChange }: TierFieldsProps) {
  const t = useT()
  const set = (at: number, part: Partial<DraftTier>) =>
    onChange({ tiers: tiers.map((tier, place) => (place === at ? { ...tier, ...part } : tier)) })
  return (
    <>
      {tiers.map((tier, at) => (
        <div key={at} className={styles.tier}>
          <Field label={t('adminEnquiries.tierKilograms', { number: at + 2 })} error={error(`tiers.${at}.kilograms`)}>
            <NumberInput
              name={`lines.${index}.tiers.${at}.kilograms`}
              unit={t('adminEnquiries.kg')}
              value={tier.kilograms}
              onChange={({ target }) => set(at, { kilograms: target.value })}
            />
          </Field>
          <Field label={t('adminEnquiries.tierPrice', { number: at + 2 })} error={error(`tiers.${at}.price`)}>
            <NumberInput
              name={`lines.${index}.tiers.${at}.price`}
              unit={currency}
              value={tier.price}
              onChange={({ target }) => set(at, { price: target.value })}
            />
          </Field>
          <IconButton
            icon="close"
            label={t('adminEnquiries.removeTier', { number: at + 2 })}
            onClick={() => onChange({ tiers: tiers.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      {tiers.length < mostFurther && (
        <p>
          <Button
            icon="plus"
            size="sm"
            variant="quiet"
            onClick={() => onChange({ tiers: [...tiers, { kilograms: '', price: '' }] })}
          >
            {t('adminEnquiries.addTier')}
          </Button>
        </p>
      )}
    </>
  )
}
