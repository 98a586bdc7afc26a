import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import type { Charge } from '#trade/freight/charge.ts'

interface ChargeLinesProps {
  currency: Currency | null
  charges: readonly Charge[]
}

/** What is charged beside the goods, in the list of a total: the same before and after the order is placed. */
export function ChargeLines({ currency, charges }: ChargeLinesProps) {
  const t = useT()
  return charges.map(({ step, to, amountMinor }) => (
    <div key={`${step} ${to.en}`}>
      <dt>
        {stepText(t, step)} ({placeText(t, to)})
      </dt>
      <dd>{currency && money(t, amountMinor, currency)}</dd>
    </div>
  ))
}
