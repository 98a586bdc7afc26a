import { OrderStatus } from '#platform/contract/enums.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { OrderDetail } from '../order.ts'

/** The seller wants to ship another weight than the tolerance allows, and waits for the buyer's word. */
export function OpenWeightRequest({ order }: { order: OrderDetail }) {
  const t = useT()
  const may = useMay('orders.answerWeight')
  const { weightRequest: asked, status } = order
  const line = order.lines.find(({ id }) => id === asked?.lineId)
  if (!asked || !line || status !== OrderStatus.notShipped) return null
  const facts = {
    product: productTitle(line.product, t),
    ordered: weight(t, line.kilograms),
    asked: weight(t, asked.kilograms),
  }
  return (
    <Card title={t('weightRequests.title')}>
      <form method="post" className="stack">
        <input type="hidden" name="id" value={order.id} />
        <input type="hidden" name="intent" value="answerWeight" />
        <input type="hidden" name="requestId" value={asked.id} />
        <p>{t('weightRequests.text', facts)}</p>
        <p className="muted">{asked.reason}</p>
        {may && (
          <p className="cluster">
            <Button type="submit" name="agree" value="1" variant="primary">
              {t('weightRequests.agree')}
            </Button>
            <Button type="submit" name="agree" value="">
              {t('weightRequests.decline')}
            </Button>
          </p>
        )}
      </form>
    </Card>
  )
}
