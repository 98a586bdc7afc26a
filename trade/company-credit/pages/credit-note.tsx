import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Standing } from '../contract.ts'
import { onCreditOf } from '../on-credit.ts'

interface CreditNoteProps {
  standings: readonly Standing[]
  orders: readonly { currency: Currency | null; parts: readonly PlannedPart[] }[]
}

/** Whether the credit is enough for these orders, a sentence for each currency. */
export function CreditNote({ standings, orders }: CreditNoteProps) {
  const t = useT()
  const late = standings.find(({ overdueMinor }) => overdueMinor > 0)
  if (late) return <span>{t('companyCredit.blockedNow', { overdue: money(t, late.overdueMinor, late.currency) })}</span>
  return standings.map(({ currency, freeMinor }) => {
    const needed = orders
      .filter((order) => order.currency === currency)
      .reduce((sum, { parts }) => sum + onCreditOf(parts), 0)
    const key = needed > freeMinor ? 'tooLittle' : 'freeNow'
    return (
      needed > 0 && <span key={currency}>{t(`companyCredit.${key}`, { free: money(t, freeMinor, currency) })}</span>
    )
  })
}
