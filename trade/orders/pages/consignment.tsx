import { orDash } from '#platform/texts/format.ts'
import type { OrderDetail } from '../order.ts'

/** Who carries the goods under what number; where the carrier shows it, the number leads there. */
export function Consignment({
  order: { carrier, trackingNumber, trackingUrl },
}: {
  order: Pick<OrderDetail, 'carrier' | 'trackingNumber' | 'trackingUrl'>
}) {
  if (!trackingUrl) return orDash([carrier, trackingNumber].filter(Boolean).join(' '))
  return (
    <>
      {carrier}{' '}
      <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
        {trackingNumber}
      </a>
    </>
  )
}
