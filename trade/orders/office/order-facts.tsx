import { to } from '#platform/contract/to.ts'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import type { OrderInfo } from './contract.ts'
import { dateTime, money, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { PartTable } from '#trade/order-parts/pages/part-table.tsx'
import { VatLines } from '#trade/house/pages/vat-lines.tsx'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { ChargeLines } from '../pages/charge-lines.tsx'
import { chargedKgOf } from '../pages/goods-table.tsx'
import { OrderParties } from '../pages/order-parties.tsx'
import styles from './orders.module.css'

/** The parties as the buyer sees them, with the ways to reach the buyer. */
export function Parties({ order }: { order: OrderInfo }) {
  const t = useT()
  const { quote, company } = order
  return (
    <OrderParties
      order={order}
      buyer={
        <>
          <MemberLink id={order.memberId}>{order.memberName}</MemberLink>
          {[order.parties.buyer ? null : company, order.email, order.mobile].map(
            (line) => line && <div key={line}>{line}</div>,
          )}
        </>
      }
      quote={
        quote && (
          <a href={to.office.enquiry(order.enquiryId ?? '')}>
            {quote.quoteNo} {t('adminEnquiries.version', quote)}
          </a>
        )
      }
    />
  )
}

/** What is to be paid when, and the numbers under which it came. */
export function Payment({ order }: { order: OrderInfo }) {
  const t = useT()
  const { payment, bankAccount, paymentType } = order
  return (
    <Card title={t('orderParts.title')} look="ruled">
      <PartTable parts={order.parts} currency={order.currency} />
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('adminOrders.payMethod'), value: t(`orders.pay_${order.payMethod}`) },
          ...(paymentType
            ? [{ term: t('orders.payTerms'), value: <Local zh={paymentType.name} en={paymentType.nameEn} /> }]
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
