import type { ReactNode } from 'react'
import { date, fileSize, orDash, weight } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Shipment, ShipmentMode } from '../shipment.ts'
import { ShipmentDays, ShipmentFacts } from './shipment-facts.tsx'
import { ShipmentStatus } from './shipment-status.tsx'
import styles from './shipments.module.css'

interface ShipmentCardProps {
  shipment: Shipment
  /** What a line of the order is called. */
  titleOf(lineId: number): string
  /** What can be done with it. */
  children?: ReactNode
}

/** One shipment as both sides see it. */
export function ShipmentCard({ shipment, titleOf, children }: ShipmentCardProps) {
  const t = useT()
  const { number, kilograms, lines, papers, changes } = shipment
  return (
    <section className={styles.shipment} aria-label={t('shipments.one', { number })}>
      <header className={styles.head}>
        <h3>{t('shipments.one', { number })}</h3>
        <ShipmentStatus {...shipment} />
        <strong>{weight(t, kilograms)}</strong>
      </header>
      <ShipmentDays shipment={shipment} />
      <ShipmentFacts shipment={shipment} />
      <ul className={styles.lines} aria-label={t('shipments.lines')}>
        {lines.map(({ lineId, lotCode, kilograms: loaded }) => (
          <li key={`${lineId} ${lotCode}`}>
            <span>
              {titleOf(lineId)} {lotCode && <span className="muted">{t('shipments.lot', { code: lotCode })}</span>}
            </span>
            <span className={styles.figure}>{weight(t, loaded)}</span>
          </li>
        ))}
      </ul>
      <Papers papers={papers} />
      {changes.length > 0 && <Changes changes={changes} />}
      {children}
    </section>
  )
}

function Papers({ papers }: Pick<Shipment, 'papers'>) {
  const t = useT()
  if (papers.length === 0) return null
  return (
    <ul className={styles.papers} aria-label={t('shipments.papers')}>
      {papers.map(({ id, kind, name, size, url }) => (
        <li key={id}>
          <Icon name="paperclip" size={16} />
          <span>{t(`shipments.paper_${kind}`)}</span>
          <a href={url} target="_blank" rel="noopener" data-document="">
            {name}
          </a>
          <span className="muted">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}

const shown = (t: Translate, field: string, text: string) =>
  field === 'mode' && text ? t(`shipments.mode_${text as ShipmentMode}`) : orDash(text)

function Changes({ changes }: Pick<Shipment, 'changes'>) {
  const t = useT()
  return (
    <Disclosure summary={t('shipments.changes', { count: changes.length })}>
      <ul className={styles.changes}>
        {changes.flatMap(({ time, fields }) =>
          fields.map(({ field, from, to }) => (
            <li key={`${time} ${field}`}>
              <time dateTime={time} className="muted">
                {date(time)}
              </time>{' '}
              {t('shipments.changed', {
                field: t(`shipments.${field}`),
                from: shown(t, field, from),
                to: shown(t, field, to),
              })}
            </li>
          )),
        )}
      </ul>
    </Disclosure>
  )
}
