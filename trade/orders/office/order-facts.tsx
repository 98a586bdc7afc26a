import { to } from '#platform/contract/to.ts'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import type { OrderInfo } from './contract.ts'
import { dateTime, money, orDash, weight } from '#platform/texts/format.ts'
import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { EnteredBy } from '#trade/threads/pages/entered-by.tsx'
import { VatLines } from '#trade/house/pages/vat-lines.tsx'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { ChargeLines } from '../pages/charge-lines.tsx'
import { chargedKgOf } from '../pages/goods-table.tsx'
import styles from './orders.module.css'

/** Buyer, delivery and payment of an order. */
export function OrderFacts({ order }: { order: OrderInfo }) {
  const t = useT()
  const { payment, bankAccount } = order
  return (
    <>
      <BuyerCard order={order} />
      <DeliveryCard order={order} />
      <Card title={t('adminOrders.paymentTitle')} look="ruled">
        <DescriptionList
          items={[
            { term: t('adminOrders.payMethod'), value: t(`orders.pay_${order.payMethod}`) },
            ...(order.paymentType
              ? [
                  {
                    term: t('orders.payTerms'),
                    value: <Local zh={order.paymentType.name} en={order.paymentType.nameEn} />,
                  },
                ]
              : []),
            order.payTime
              ? { term: t('adminOrders.paidAt'), value: dateTime(order.payTime) }
              : { term: t('adminOrders.payUntil'), value: dateTime(order.payUntil) },
            ...(payment ? [{ term: t('adminOrders.paymentNumber'), value: payment.number }] : []),
            ...(payment?.tradeNumber ? [{ term: t('adminOrders.tradeNumber'), value: payment.tradeNumber }] : []),
            ...(bankAccount
              ? [{ term: t('adminOrders.bankAccount'), value: `${bankAccount.bank} ${bankAccount.account}` }]
              : []),
          ]}
        />
      </Card>
    </>
  )
}

export function OrderTotals({ order }: { order: OrderInfo }) {
  const t = useT()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('adminOrders.weight')}</dt>
        <dd>{weight(t, chargedKgOf(order))}</dd>
      </div>
      <ChargeLines {...order} />
      <VatLines {...order} lines={chargedLines(order)} />
      <div className={styles.grand}>
        <dt>{t('adminOrders.total')}</dt>
        <dd>{money(t, order.totalMinor, order.currency)}</dd>
      </div>
      {order.refunds.map(({ id, status, amountMinor }) => (
        <div key={id}>
          <dt>{t(status === 'done' ? 'adminOrders.refunded' : 'adminOrders.refundDue')}</dt>
          <dd>{money(t, amountMinor, order.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function BuyerCard({ order }: { order: OrderInfo }) {
  const t = useT()
  const { quote } = order
  return (
    <Card title={t('adminOrders.buyerTitle')} look="ruled">
      <p>
        <MemberLink id={order.memberId}>{order.memberName}</MemberLink>
      </p>
      <EnteredBy entered={order.entered} />
      <DescriptionList
        items={[
          { term: t('adminOrders.company'), value: orDash(order.company) },
          { term: t('adminOrders.email'), value: orDash(order.email) },
          { term: t('adminOrders.phone'), value: orDash(order.mobile) },
          ...(quote
            ? [
                {
                  term: t('adminOrders.quote'),
                  value: (
                    <a href={to.office.enquiry(order.enquiryId ?? '')}>
                      {quote.quoteNo} {t('adminEnquiries.version', quote)}
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function DeliveryCard({ order }: { order: OrderInfo }) {
  const t = useT()
  return (
    <Card title={t('adminOrders.deliveryTitle')} look="ruled">
      <p>
        <AddressText address={order.address} />
      </p>
      <DescriptionList
        items={[
          {
            term: t('adminOrders.term'),
            value: (
              <>
                <Local zh={order.deliveryTermName} en={order.deliveryTermNameEn} /> {order.deliveryPlace}
              </>
            ),
          },
          { term: t('adminOrders.shippedKg'), value: weight(t, order.shippedKg) },
          { term: t('adminOrders.note'), value: orDash(order.note) },
        ]}
      />
    </Card>
  )
}
