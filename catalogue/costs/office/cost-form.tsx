import { currencies } from '#platform/contract/currencies.ts'
import { priceText } from '#platform/contract/office/figures.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useMay } from '#platform/office/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import type { Cost } from './contract.ts'

/** What goods cost the seller, for those who may know it. */
export function CostForm({ productId, costs }: { productId: number; costs: readonly Cost[] }) {
  const t = useT()
  const mayEdit = useMay('costs.edit')
  const outcome = useRefused()
  const mine = outcome?.typed['intent'] === 'saveCosts' ? outcome : undefined
  const text = (name: string, saved: string | null) => mine?.typed[name] ?? saved ?? ''
  return (
    <form method="post" noValidate className="stack" key={JSON.stringify(costs)}>
      <h2>{t('adminCosts.title')}</h2>
      <p className="muted">{t('adminCosts.hint')}</p>
      <input type="hidden" name="intent" value="saveCosts" />
      <input type="hidden" name="id" value={productId} />
      {costs.map(({ lotId, lotCode, currency, perTonneMinor }, at) => {
        const name = (field: string) => `costs.${at}.${field}`
        const goods = lotCode ?? t('adminCosts.wholeProduct')
        return (
          <FieldRow key={lotId ?? 0}>
            <input type="hidden" name={name('lotId')} value={lotId ?? ''} />
            <Field label={`${goods} · ${t('adminCosts.cost')}`} error={mine?.refused.fields[name('price')]}>
              <TextInput
                name={name('price')}
                inputMode="decimal"
                defaultValue={text(name('price'), priceText(perTonneMinor))}
              />
            </Field>
            <Field label={`${goods} · ${t('adminCosts.currency')}`} error={mine?.refused.fields[name('currency')]}>
              <Select
                name={name('currency')}
                placeholder="-"
                defaultValue={text(name('currency'), currency)}
                options={currencies.map((value) => ({ value, label: value }))}
              />
            </Field>
          </FieldRow>
        )
      })}
      {mayEdit && (
        <p>
          <Button type="submit" variant="secondary">
            {t('adminCosts.save')}
          </Button>
        </p>
      )}
    </form>
  )
}
