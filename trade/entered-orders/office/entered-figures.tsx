import { money, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import { GoodsTable } from '#trade/orders/pages/goods-table.tsx'
import type { EnteredFigures as Figures } from './contract.ts'

/** One order per shop and currency, as the buyer would see it before ordering. */
export function EnteredFigures({ figures: { orders } }: { figures: Figures }) {
  const t = useT()
  return orders.map(({ shopId, shopName, shopNameEn, currency, lines, charges, totalMinor }) => {
    const shop = localised(t.locale, shopName, shopNameEn).text
    return (
      <Card key={`${shopId} ${currency}`} title={shop}>
        <GoodsTable
          caption={shop}
          currency={currency}
          lines={lines}
          note={({ problem, stockKg, minimumOrderKg }) =>
            problem && (
              <span className="muted">
                {t(`cart.problem_${problem}`, {
                  stock: weight(t, stockKg),
                  minimum: weight(t, minimumOrderKg),
                })}
              </span>
            )
          }
        />
        {currency && (
          <>
            {charges.map(({ step, to, amountMinor }) => (
              <p key={`${step} ${to.en}`}>
                {stepText(t, step)} ({placeText(t, to)}): {money(t, amountMinor, currency)}
              </p>
            ))}
            <p>
              {t('orders.toPay')}: <strong>{money(t, totalMinor, currency)}</strong>
            </p>
          </>
        )}
      </Card>
    )
  })
}
