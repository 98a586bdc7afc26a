import type { OrderDetail } from '../order.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SettlementTable } from '#trade/settlements/pages/settlement-table.tsx'

/** Where an order costs something else than was ordered, for buyer and seller. */
export function OrderSettlement({ order }: { order: Pick<OrderDetail, 'lines' | 'settlements' | 'currency'> }) {
  const t = useT()
  if (order.settlements.length === 0) return null
  return (
    <Card title={t('settlements.title')} look="ruled">
      <SettlementTable
        {...order}
        lines={order.lines.map((line) => ({
          ...line,
          title: [productTitle(line.product, t), line.lotCode].filter(Boolean).join(' '),
        }))}
      />
    </Card>
  )
}
