import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { date } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { EnteredBy } from '#trade/threads/pages/entered-by.tsx'
import { deliveryText } from '../delivery-text.ts'
import type { OrderDetail } from '../order.ts'
import styles from './deal-room.module.css'

type Order = Pick<
  OrderDetail,
  | 'parties'
  | 'shopName'
  | 'shopNameEn'
  | 'address'
  | 'deliveryTerm'
  | 'deliveryTermName'
  | 'deliveryTermNameEn'
  | 'deliveryPlace'
  | 'wantedOn'
  | 'buyerNumber'
  | 'note'
  | 'entered'
>

interface OrderPartiesProps {
  order: Order
  /** What only the reader's side knows or may follow. */
  buyer?: ReactNode
  quote?: ReactNode
}

/** Who sells, who buys, and where the goods go. */
export function OrderParties({ order, buyer, quote }: OrderPartiesProps) {
  const t = useT()
  const facts = [
    ...(order.buyerNumber ? [{ term: t('orders.buyerNumber'), value: order.buyerNumber }] : []),
    {
      term: t('orders.delivery'),
      value: deliveryText(
        { code: order.deliveryTerm, name: order.deliveryTermName, nameEn: order.deliveryTermNameEn },
        order.deliveryPlace,
        t.locale,
      ),
    },
    ...(order.wantedOn ? [{ term: t('orders.wantedOn'), value: date(order.wantedOn) }] : []),
    ...(order.note ? [{ term: t('orders.note'), value: order.note }] : []),
    ...(quote ? [{ term: t('orders.quote'), value: quote }] : []),
  ]
  return (
    <Card title={t('orders.partiesTitle')} look="ruled">
      <div className={styles.columns}>
        <Party title={t('orders.seller')} party={order.parties.seller}>
          <Local zh={order.shopName} en={order.shopNameEn} />
        </Party>
        <Party title={t('orders.buyer')} party={order.parties.buyer}>
          {buyer}
          <EnteredBy entered={order.entered} />
        </Party>
        <div>
          <h3>{t('orders.deliveryTitle')}</h3>
          <AddressText address={order.address} />
        </div>
      </div>
      <DescriptionList items={facts} />
    </Card>
  )
}

interface PartyProps {
  title: string
  party: OrderDetail['parties']['seller']
  children: ReactNode
}

function Party({ title, party, children }: PartyProps) {
  const t = useT()
  return (
    <div>
      <h3>{title}</h3>
      {party && (
        <>
          <strong>
            <Local zh={party.name} en={party.nameEn} />
          </strong>
          {party.taxNumber && <div className="muted">{t('orders.taxNumber', { number: party.taxNumber })}</div>}
        </>
      )}
      <div>{children}</div>
    </div>
  )
}

/** Of the buyer, who opens the quote. */
export const QuoteLink = ({ quote }: Pick<OrderDetail, 'quote'>) => {
  const t = useT()
  return quote && <a href={to.quote(quote.id)}>{t('orders.quoteVersion', quote)}</a>
}
