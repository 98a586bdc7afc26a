import { to } from '#platform/contract/to.ts'
import type { WaitingItem, WaitingName } from './contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './desk.module.css'

interface Place {
  list: string
  item: (key: string) => string
}

const enquiry = (key: string) => to.office.enquiry(key)
const order = (key: string) => to.office.order(key)

/** Where the work is done. */
const places: Record<WaitingName, Place> = {
  freshEnquiries: { list: to.office.enquiries({ tab: 'fresh', sort: 'waitingSince' }), item: enquiry },
  waitingEnquiries: { list: to.office.enquiries({ tab: 'waiting', sort: 'waitingSince' }), item: enquiry },
  chats: { list: to.office.chat({ whose: 'waiting' }), item: (key) => to.office.chat({ id: key }) },
  counteredQuotes: { list: to.office.enquiries({ tab: 'quoted' }), item: enquiry },
  expiringQuotes: { list: to.office.enquiries({ tab: 'quoted' }), item: enquiry },
  paymentAlarms: { list: to.office.paymentAlarms(), item: (key) => to.office.paymentAlarm(key) },
  transfers: { list: to.office.orders({ tab: 'toConfirm' }), item: order },
  shipments: { list: to.office.orders({ tab: 'toShip' }), item: order },
  refunds: { list: to.office.orders({ tab: 'toRefund' }), item: order },
  returns: { list: to.office.orders({ tab: 'returns' }), item: order },
  companies: { list: to.office.companies({ status: 'pending' }), item: (key) => to.office.company(key) },
  lots: { list: to.office.products(), item: (key) => to.office.products.edit(key) },
}

interface WaitingBoardProps {
  groups: readonly { name: WaitingName; count: number; items: readonly WaitingItem[] }[]
}

/** A day's work from one place: what waits, the longest waiting first. */
export function WaitingBoard({ groups }: WaitingBoardProps) {
  const t = useT()
  const busy = groups.filter(({ count }) => count > 0)
  return (
    <section className="stack">
      <h2>{t('adminDesk.waiting')}</h2>
      {busy.length === 0 ? (
        <EmptyState icon="check" title={t('adminDesk.nothingWaits')} />
      ) : (
        <div className={styles.board}>
          {busy.map(({ name, count, items }) => (
            <Card
              key={name}
              level={3}
              title={
                <>
                  {t(`adminDesk.wait_${name}`)} <span className={styles.badge}>{count}</span>
                </>
              }
              actions={<a href={places[name].list}>{t('adminDesk.all')}</a>}
            >
              <ul className={styles.waiting}>
                {items.map(({ key, title, detail, at }) => (
                  <li key={`${key} ${title}`}>
                    <a href={places[name].item(key)} data-row="">
                      {title}
                    </a>
                    <span className={styles.detail}>{detail}</span>
                    {at && (
                      <time dateTime={at} className="muted">
                        {t(name === 'expiringQuotes' ? 'adminDesk.until' : 'adminDesk.since', { time: dateTime(at) })}
                      </time>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </section>
  )
}
