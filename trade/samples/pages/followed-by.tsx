import { useT } from '#platform/web/i18n.tsx'
import type { SampleItem } from '../sample.ts'

interface FollowedByProps {
  sample: Pick<SampleItem, 'order' | 'enquiry'>
  /** Where each is read, which is another page at the desk. */
  order: (id: number) => string
  enquiry: (id: number) => string
}

/** The order and the enquiry that came of a sample. */
export function FollowedBy({ sample, order, enquiry }: FollowedByProps) {
  const t = useT()
  const made = [
    ...(sample.order ? [{ href: order(sample.order.id), label: t('samples.order'), no: sample.order.orderSn }] : []),
    ...(sample.enquiry
      ? [{ href: enquiry(sample.enquiry.id), label: t('samples.enquiry'), no: sample.enquiry.enquiryNo }]
      : []),
  ]
  return made.map(({ href, label, no }) => (
    <div key={href}>
      {label}{' '}
      <a href={href} className="code">
        {no}
      </a>
    </div>
  ))
}
