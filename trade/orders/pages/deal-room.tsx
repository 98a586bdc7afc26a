import type { ReactNode } from 'react'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './deal-room.module.css'

/** The sections of an order in their fixed order, by the titles that they have. */
export const dealSections = {
  parties: 'orders.partiesTitle',
  timeline: 'orders.timelineTitle',
  goods: 'orders.goodsTitle',
  payment: 'orderParts.title',
  shipments: 'shipments.title',
  papers: 'papers.title',
  thread: 'threads.title',
  returns: 'orders.returnsTitle',
} as const satisfies Record<string, PlainKey>
export type DealSection = keyof typeof dealSections

/** Leads to every section that the page has. */
export function DealIndex({ without = [] }: { without?: readonly DealSection[] }) {
  const t = useT()
  const shown = (Object.keys(dealSections) as DealSection[]).filter((section) => !without.includes(section))
  return (
    <nav aria-label={t('orders.sections')} className={styles.index}>
      <ul>
        {shown.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(dealSections[section])}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const Section = ({ id, children }: { id: DealSection; children: ReactNode }) => (
  <div id={id} className={styles.section}>
    {children}
  </div>
)
