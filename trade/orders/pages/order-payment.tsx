import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { PartTable } from '#trade/order-parts/pages/part-table.tsx'
import type { OrderDetail as Order } from '../order.ts'

/** What is to be paid when, by what, and what became of it. */
export function OrderPayment({ order }: { order: Order }) {
  const t = useT()
  const next = order.actions.includes('pay') ? order.parts.find(({ payable }) => payable) : undefined
  const { paymentType } = order
  return (
    <Card title={t('orderParts.title')} look="ruled">
      <PartTable
        parts={order.parts}
        currency={order.currency}
        action={({ id }) => id === next?.id && <a href="#pay">{t('orderParts.pay')}</a>}
      />
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('orders.payMethod'), value: t(`orders.pay_${order.payMethod}`) },
          ...(paymentType
            ? [{ term: t('orders.payTerms'), value: <Local zh={paymentType.name} en={paymentType.nameEn} /> }]
            : []),
          ...(order.payTime ? [{ term: t('orders.payTime'), value: dateTime(order.payTime) }] : []),
        ]}
      />
    </Card>
  )
}
