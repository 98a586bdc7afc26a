import type { WaitingItem, WaitingName } from './contract.ts'
import { places } from './places.ts'
import { date, dateTime } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './desk.module.css'

interface WaitingBoardProps {
  groups: readonly { name: WaitingName; count: number; items: readonly WaitingItem[] }[]
}

/** What can wait until a day, and not longer. */
const ending: readonly WaitingName[] = ['endingLetters', 'documents']

function timeText(t: Translate, name: WaitingName, at: string) {
  if (!ending.includes(name))
    return t(name === 'expiringQuotes' ? 'adminDesk.until' : 'adminDesk.since', { time: dateTime(at) })
  const day = date(at)
  return t(day < date(new Date()) ? 'adminDesk.expired' : 'adminDesk.until', { time: day })
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
                        {timeText(t, name, at)}
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
