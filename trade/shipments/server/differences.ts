import { quantity } from '#platform/texts/format.ts'
import { shipmentFields, type Shipment, type ShipmentFacts } from '../shipment.ts'

type Difference = Shipment['changes'][number]['fields'][number]

interface Facts extends ShipmentFacts {
  carrier: { name: string | null; nameEn: string | null }
  lines: readonly { lotCode: string | null; kilograms: number }[]
}

/** As text without a language; the page says what a field is called. */
const texts: Record<Difference['field'], (facts: Facts) => string> = {
  carrier: ({ carrier: { name, nameEn } }) => (name === nameEn ? (name ?? '') : `${name} ${nameEn}`),
  trackingNumber: ({ trackingNumber }) => trackingNumber ?? '',
  mode: ({ mode }) => mode ?? '',
  containers: ({ containers }) => containers.join(', '),
  vessel: ({ vessel }) => vessel ?? '',
  billNumber: ({ billNumber }) => billNumber ?? '',
  readyOn: ({ readyOn }) => readyOn ?? '',
  loadedOn: ({ loadedOn }) => loadedOn ?? '',
  etd: ({ etd }) => etd ?? '',
  eta: ({ eta }) => eta ?? '',
  deliveredOn: ({ deliveredOn }) => deliveredOn ?? '',
  lines: ({ lines }) =>
    lines.map(({ kilograms, lotCode }) => [quantity(kilograms, 'kg'), lotCode].filter(Boolean).join(' ')).join(' + '),
}

type Before = ShipmentFacts & Pick<Shipment, 'carrier' | 'carrierEn' | 'lines'>

export function differencesOf(before: Before, after: Facts): Difference[] {
  const was: Facts = { ...before, carrier: { name: before.carrier, nameEn: before.carrierEn } }
  return shipmentFields
    .map((field) => ({ field, from: texts[field](was), to: texts[field](after) }))
    .filter(({ from, to }) => from !== to)
}
