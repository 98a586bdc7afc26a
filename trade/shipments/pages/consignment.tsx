import { orDash } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Shipment } from '../shipment.ts'

/** Who carries the goods under what number; where the carrier shows it, the number leads there. */
export function Consignment({
  shipment: { carrier, carrierEn, trackingNumber, trackingUrl },
}: {
  shipment: Pick<Shipment, 'carrier' | 'carrierEn' | 'trackingNumber' | 'trackingUrl'>
}) {
  const t = useT()
  const name = carrier && localised(t.locale, carrier, carrierEn).text
  if (!trackingUrl) return orDash([name, trackingNumber].filter(Boolean).join(' '))
  return (
    <>
      {name}{' '}
      <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
        {trackingNumber}
      </a>
    </>
  )
}
