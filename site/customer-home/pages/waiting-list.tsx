import type { Aggregation } from '../contract.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './members.module.css'

const ordersIn = (query: string) => `${to.orders()}?${query}`

/** What only the buyer can move on, the most pressing first. */
export function WaitingList({ counts: { orders, enquiries, approvals, letters } }: { counts: Aggregation }) {
  const t = useT()
  const waiting = [
    { count: orders.unpaid, key: 'members.waitPay', href: ordersIn(`status=${OrderStatus.unpaid}`) },
    { count: approvals.toDecide, key: 'members.waitDecide', href: to.approvals() },
    { count: enquiries.answered, key: 'members.waitEnquiries', href: to.enquiries() },
    { count: orders.shipped, key: 'members.waitReceive', href: ordersIn(`status=${OrderStatus.shipped}`) },
    { count: orders.toComment, key: 'members.waitComment', href: ordersIn('toComment=1') },
    { count: approvals.waiting, key: 'members.waitApproval', href: to.approvals() },
    { count: letters.unread, key: 'members.waitLetters', href: to.letters() },
  ] as const
  const due = waiting.filter(({ count }) => count > 0)
  return (
    <Card title={t('members.waiting')} look="ruled">
      {due.length === 0 && <p className="muted">{t('members.nothingWaits')}</p>}
      <ul className={styles.waiting}>
        {due.map(({ key, count, href }) => (
          <li key={key}>
            <a href={href}>
              <span>{t(key, { count })}</span>
              <Icon name="arrow-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
