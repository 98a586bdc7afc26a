import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { TurnLine } from '#trade/orders/pages/turn-line.tsx'
import type { EnquiryItem } from '#trade/enquiries/contract.ts'
import type { Aggregation, Cases } from '../contract.ts'
import styles from './members.module.css'

interface WaitingListProps {
  cases: Cases
  enquiries: readonly EnquiryItem[]
  counts: Aggregation
}

/** What only the buyer can move on, case by case. */
export function WaitingList({ cases, enquiries, counts: { orders, approvals, letters } }: WaitingListProps) {
  const t = useT()
  const mine = cases.orders.filter(({ turn }) => turn.who === 'buyer')
  const answered = enquiries.filter((enquiry) => enquiry.answered)
  const more = [
    { count: approvals.toDecide, key: 'members.waitDecide', href: to.approvals() },
    { count: approvals.waiting, key: 'members.waitApproval', href: to.approvals() },
    { count: orders.toComment, key: 'members.waitComment', href: `${to.orders()}?toComment=1` },
    { count: letters.unread, key: 'members.waitLetters', href: to.letters() },
  ] as const
  const due = more.filter(({ count }) => count > 0)
  return (
    <Card title={t('members.waiting')} look="ruled">
      {mine.length + answered.length + due.length === 0 && <p className="muted">{t('members.nothingWaits')}</p>}
      <ul className={styles.cases}>
        {mine.map((order) => (
          <OrderCase key={order.id} order={order} />
        ))}
        {answered.map(({ id, enquiryNo, lines, openQuotes }) => (
          <Case
            key={enquiryNo}
            href={to.enquiry(id)}
            detail={[lines[0]?.productName, openQuotes > 0 && t('members.waitQuotes', { count: openQuotes })]}
          >
            {t('members.waitEnquiry', { number: enquiryNo })}
          </Case>
        ))}
        {due.map(({ key, count, href }) => (
          <Case key={key} href={href} detail={[]}>
            {t(key, { count })}
          </Case>
        ))}
      </ul>
    </Card>
  )
}

/** What somebody else moves on. */
export function UnderWay({ cases }: { cases: Cases }) {
  const t = useT()
  const theirs = cases.orders.filter(({ turn }) => turn.who !== 'buyer')
  if (theirs.length === 0) return null
  return (
    <Card title={t('members.ahead')} look="ruled">
      <ul className={styles.cases}>
        {theirs.map((order) => (
          <OrderCase key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  )
}

function OrderCase({ order }: { order: Cases['orders'][number] }) {
  const t = useT()
  const { id, orderSn, buyerNumber, currency, totalMinor, lines, turn } = order
  const goods = lines[0] && productTitle(lines[0].product, t)
  const total = turn.amountMinor !== totalMinor && money(t, totalMinor, currency)
  return (
    <Case href={to.order(id)} detail={[orderSn, buyerNumber, goods, total]}>
      <TurnLine turn={turn} currency={currency} side="buyer" />
    </Case>
  )
}

interface CaseProps {
  href: string
  detail: readonly (string | false | null | undefined)[]
  children: ReactNode
}

const Case = ({ href, detail, children }: CaseProps) => (
  <li>
    <a href={href}>
      <span>{children}</span>
      <Icon name="arrow-right" size={16} />
      <span className={styles.detail}>{detail.filter(Boolean).join(' · ')}</span>
    </a>
  </li>
)
