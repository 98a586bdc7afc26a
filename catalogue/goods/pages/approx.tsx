import type { Currency } from '#platform/contract/currencies.ts'
import { currencyMark } from '#platform/texts/format.ts'
import { thousands } from '#platform/texts/thousands.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'

/**
 * An amount in the other currency. Styles show it to whoever reads prices in that one, so that a kept page serves both,
 * and hide the rate in lists, which state it once.
 */
export function Approx({ minor, currency }: { minor: number; currency: Currency }) {
  const t = useT()
  const rate = useRoot()?.site.rate
  if (!rate) return null
  const { cnyPerUsd, asOf } = rate
  const [other, each] = currency === 'CNY' ? (['USD', 1 / +cnyPerUsd] as const) : (['CNY', +cnyPerUsd] as const)
  return (
    <span data-in={other}>
      {`≈ ${currencyMark(t, other)}${thousands(Math.round((minor / 100) * each))}`}
      <small>{` ${t('layout.atRate', { rate: cnyPerUsd, day: asOf })}`}</small>
    </span>
  )
}
