import { to } from '#platform/contract/to.ts'
import type { Thread } from '../contract.ts'
import { quantitiesText } from '../quantities.ts'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { date, money, orDash, quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { unitText } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { EnteredBy } from '#trade/threads/pages/entered-by.tsx'
import { Files } from '#trade/threads/pages/files.tsx'
import styles from './enquiries.module.css'

type Line = Thread['lines'][number]

interface AskedProps {
  thread: Omit<Thread, 'contactName' | 'contactNameEn' | 'contactEmail' | 'addressees'>
  /** Where its attachments are read. */
  fileAddress?: (id: number) => string
}

/** What was asked for; frozen once sent. */
export function Asked({ thread, fileAddress = to.file.attachment }: AskedProps) {
  const t = useT()
  const named = (entry: Thread['paymentType']) => (entry ? <Local zh={entry.name} en={entry.nameEn} /> : orDash(null))
  return (
    <section className="stack">
      <EnteredBy entered={thread.entered} />
      <ol className={styles.asked}>
        {thread.lines.map((line, index) => (
          <AskedLine key={index} line={line} />
        ))}
      </ol>
      <DescriptionList
        items={[
          { term: t('enquiries.purchaseTime'), value: date(thread.purchaseTime) },
          { term: t('enquiries.paymentType'), value: named(thread.paymentType) },
          { term: t('enquiries.deliveryTerm'), value: named(thread.deliveryTerm) },
          { term: t('enquiries.deliveryPlace'), value: orDash(thread.deliveryPlace) },
          { term: t('enquiries.destination'), value: orDash(thread.destination) },
          { term: t('enquiries.message'), value: orDash(thread.message) },
        ]}
      />
      <Files files={thread.attachments} label={t('enquiries.attachments')} address={fileAddress} />
    </section>
  )
}

function AskedLine({ line }: { line: Line }) {
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
