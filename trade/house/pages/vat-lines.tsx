import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { vatOf } from '../vat.ts'

interface VatLinesProps {
  currency: Currency | null
  lines: readonly { amountMinor: number | null; vatPercent?: number }[]
  vatPercent: number | null
}

/** Beside a gross total, in the same list: what of it is net and what is tax; of dollars, that none is in them. */
export function VatLines(props: VatLinesProps) {
  const t = useT()
  const vat = vatOf(props)
  if (!props.currency) return null
  if (!vat)
    return (
      <div>
        <dt>{t('layout.vat')}</dt>
        <dd>{t('layout.vatOut')}</dd>
      </div>
    )
  return (
    <>
      <div>
        <dt>{t('layout.vatNet')}</dt>
        <dd>{money(t, vat.netMinor, props.currency)}</dd>
      </div>
      {vat.shares.map(({ percent, vatMinor }) => (
        <div key={percent}>
          <dt>{t('layout.vatShare', { percent })}</dt>
          <dd>{money(t, vatMinor, props.currency ?? 'CNY')}</dd>
        </div>
      ))}
    </>
  )
}
