import type { ReactNode } from 'react'
import { date, dateTime, money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { aheadOf } from '../ahead.ts'
import type { OrderDetail } from '../order.ts'
import { TurnLine } from './turn-line.tsx'
import styles from './deal-room.module.css'

const shown = 5

interface Happened {
  title: ReactNode
  time: string
  by: string | null
  note: string | null
}

interface OrderTimeLineProps {
  order: Pick<OrderDetail, 'turn' | 'currency' | 'parts' | 'shipments' | 'wantedOn' | 'shippedTime'>
  side: 'buyer' | 'seller'
  /** As the side names it, the first first. */
  happened: readonly Happened[]
}

/** What comes next, and what happened, the newest first. */
export function OrderTimeLine({ order, side, happened }: OrderTimeLineProps) {
  const t = useT()
  const { turn, currency } = order
  const next = { key: 'turn', title: <TurnLine turn={turn} currency={currency} side={side} /> }
  const ahead = aheadOf(order).map(({ kind, day, amountMinor, number }) => ({
    key: `${kind} ${day} ${number}`,
    title: t(`orders.ahead_${kind}`, { amount: money(t, amountMinor, currency), number }),
    time: date(day),
  }))
  const past = happened
    .map(({ title, time, by, note }, index) => ({
      key: index,
      title,
      time: [dateTime(time), by].filter(Boolean).join(' · '),
      children: note && <p className="muted">{note}</p>,
    }))
    .toReversed()
  const earlier = past.slice(shown)
  return (
    <Card title={t('orders.timelineTitle')} look="ruled">
      <div className={styles.columns}>
        <div>
          <h3>{t('orders.aheadTitle')}</h3>
          <Timeline items={[next, ...ahead]} />
        </div>
        <div>
          <h3>{t('orders.historyTitle')}</h3>
          <Timeline items={past.slice(0, shown)} />
          {earlier.length > 0 && (
            <Disclosure summary={t('orders.earlier', { count: earlier.length })}>
              <Timeline items={earlier} />
            </Disclosure>
          )}
        </div>
      </div>
    </Card>
  )
}
