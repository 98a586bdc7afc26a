import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Thread } from '../contract.ts'
import { quantitiesText } from '../quantities.ts'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { date, money, quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { EnteredBy } from '#trade/threads/pages/entered-by.tsx'
import { Files } from '#trade/threads/pages/files.tsx'
import styles from './enquiries.module.css'

type Line = Thread['lines'][number]

interface AskedProps {
  thread: Omit<Thread, 'contactName' | 'contactNameEn' | 'contactEmail' | 'addressees'>
  /** Where its attachments are read. */
  fileAddress?: (id: number) => string
  /** Where a sample that was made is read; a visitor has none. */
  sampleAddress?: (id: number) => string
  /** What can be done where a sample is wanted, by the number of the line. */
  sampleStep?: (line: Line, position: number) => ReactNode
}

/** What was asked for; frozen once sent. */
export function Asked({ thread, fileAddress = to.file.attachment, sampleAddress, sampleStep }: AskedProps) {
  const t = useT()
  const named = (entry: Thread['paymentType']) => entry && <Local zh={entry.name} en={entry.nameEn} />
  return (
    <section className="stack">
      <EnteredBy entered={thread.entered} />
      <ol className={styles.asked}>
        {thread.lines.map((line, index) => (
          <AskedLine key={index} line={line} sampleAddress={sampleAddress}>
            {line.sample && line.sampleId === null && sampleStep?.(line, index + 1)}
          </AskedLine>
        ))}
      </ol>
      <DescriptionList
        items={[
          { term: t('enquiries.purchaseTime'), value: date(thread.purchaseTime) },
          { term: t('enquiries.paymentType'), value: named(thread.paymentType) },
          { term: t('enquiries.deliveryTerm'), value: named(thread.deliveryTerm) },
          { term: t('enquiries.deliveryPlace'), value: thread.deliveryPlace },
          { term: t('enquiries.destination'), value: thread.destination },
          { term: t('enquiries.message'), value: thread.message },
        ].filter(({ value }) => Boolean(value))}
      />
      <Files files={thread.attachments} label={t('enquiries.attachments')} address={fileAddress} />
    </section>
  )
}

interface AskedLineProps {
  line: Line
  sampleAddress: AskedProps['sampleAddress']
  children: ReactNode
}

function AskedLine({ line, sampleAddress, children }: AskedLineProps) {
  const t = useT()
  const { productId, productName, unit, targetPriceMinor, targetCurrency, colour, certificate } = line
  const details = [
    ...line.ranges.map((each) => rangeText(each, t.locale)),
    colour && `${t('enquiries.colour')} ${colour}`,
    certificate && `${t('enquiries.certificate')} ${certificate}`,
    line.specification,
    targetPriceMinor !== null &&
      targetCurrency &&
      `${t('enquiries.targetPrice')} ${money(t, targetPriceMinor, targetCurrency)}`,
  ].filter(Boolean)
  return (
    <li>
      <span>{productId ? <a href={to.product(productId)}>{productName}</a> : productName}</span>
      <span className={styles.amount}>{quantitiesText(line, t(`enquiries.unit_${unit}`))}</span>
      {details.length > 0 && <small className="muted">{details.join(' · ')}</small>}
      {line.sample && (
        <span className="cluster">
          <Tag>{t('enquiries.sampleWanted')}</Tag>
          {line.sampleId !== null && sampleAddress && (
            <a href={sampleAddress(line.sampleId)}>{t('enquiries.sampleMade', { id: line.sampleId })}</a>
          )}
        </span>
      )}
      {children && <div className={styles.full}>{children}</div>}
    </li>
  )
}

function rangeText({ range, name, nameEn }: Line['ranges'][number], locale: 'zh-CN' | 'en-US'): string {
  const found = parsePropertyRange(range)
  if (!found) return range
  const { code, min, max, unit } = found
  const ends =
    min !== undefined && max !== undefined
      ? `${quantity(min)}–${quantity(max)}`
      : min !== undefined
        ? `≥ ${quantity(min)}`
        : `≤ ${quantity(max ?? null)}`
  return `${localised(locale, name, nameEn).text || code} ${ends} ${unitText(unit)}`.trim()
}
