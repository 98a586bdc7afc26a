import type { ReactNode } from 'react'
import type { OrderDetail as Order } from '../order.ts'
import { dateTime, orDash } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { to } from '#platform/contract/to.ts'

export function DeliveryCard({ order, address }: { order: Order; address: ReactNode }) {
  const t = useT()
  const term = <Local zh={order.deliveryTermName} en={order.deliveryTermNameEn} />
  return (
    <Card title={t('orders.deliveryTitle')} look="ruled">
      <p>{address}</p>
      <DescriptionList
        items={[
          {
            term: t('orders.delivery'),
            value: (
              <>
                {term} {order.deliveryPlace}
              </>
            ),
          },
          { term: t('orders.note'), value: orDash(order.note) },
        ]}
      />
    </Card>
  )
}

export function PaymentCard({ order }: { order: Order }) {
  const t = useT()
  return (
    <Card title={t('orders.paymentTitle')} look="ruled">
      <DescriptionList
        items={[
          { term: t('orders.payMethod'), value: t(`orders.pay_${order.payMethod}`) },
          ...(order.paymentType
            ? [
                {
                  term: t('orders.payTerms'),
                  value: <Local zh={order.paymentType.name} en={order.paymentType.nameEn} />,
                },
              ]
            : []),
          { term: t('orders.payTime'), value: order.payTime ? dateTime(order.payTime) : '-' },
          ...(order.quote
            ? [
                {
                  term: t('orders.quote'),
                  value: <a href={to.quote(order.quote.id)}>{t('orders.quoteVersion', order.quote)}</a>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
