import type { QuoteDetail } from '../contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'

export const chooseName = 'choose-'

/** Where several quantities were quoted, which of them the buyer goes on with. */
export function QuantityChoice({ quote, formKey }: { quote: QuoteDetail; formKey: string }) {
  const t = useT()
  const may = useMay('quotes.choose')
  const lines = quote.lines.filter(({ tiers }) => tiers.length > 0)
  if (!may || lines.length === 0 || !quote.actions.includes('accept')) return null
  return (
    <form method="post" className="stack">
      <h2>{t('quotes.chooseQuantity')}</h2>
      <input type="hidden" name="id" value={quote.id} />
      <input type="hidden" name="key" value={formKey} />
      {lines.map(({ position, product, tiers, kilograms }) => (
        <Field key={position} label={productTitle(product, t)}>
          <Select
            name={chooseName + position}
            defaultValue={kilograms}
            options={tiers.map((tier) => ({
              value: tier.kilograms,
              label: t('quotes.tier', {
                weight: weight(t, tier.kilograms),
                price: money(t, tier.perTonneMinor, quote.currency),
              }),
            }))}
          />
        </Field>
      ))}
      <p>
        <Button type="submit" name="intent" value="choose">
          {t('quotes.takeQuantity')}
        </Button>
      </p>
    </form>
  )
}
