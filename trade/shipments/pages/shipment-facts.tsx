import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Stepper } from '#platform/ui/steps.tsx'
import type { Shipment } from '../shipment.ts'
import { Consignment } from './consignment.tsx'

/** From loading to receipt: the expected day gives way to the true one. */
export function ShipmentDays({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const { number, loadedOn, shippedTime, etd, eta, deliveredOn, receivedTime } = shipment
  const received = receivedTime !== null
  const there = deliveredOn !== null || received
  const steps = [
    { label: t('shipments.loadedOn'), note: loadedOn ?? date(shippedTime), done: true },
    ...(etd ? [{ label: t('shipments.etd'), note: etd, done: there }] : []),
    {
      label: t(eta && !there ? 'shipments.eta' : 'shipments.deliveredOn'),
      note: deliveredOn ?? eta ?? undefined,
      done: there,
    },
    { label: t('shipments.received'), note: receivedTime ? date(receivedTime) : undefined, done: received },
  ]
  return (
    <Stepper
      label={t('shipments.timeline', { number })}
      steps={steps}
      current={steps.filter(({ done }) => done).length}
      doneText={t('orders.stepDone')}
    />
  )
}

/** What is known of its way; what is not is left out. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const { mode, containers, vessel, billNumber, readyOn } = shipment
  const items = [
    { term: t('shipments.carrierAndNumber'), value: <Consignment shipment={shipment} /> },
    mode && { term: t('shipments.mode'), value: t(`shipments.mode_${mode}`) },
    containers.length > 0 && {
      term: t('shipments.containers'),
      value: containers.map((line) => <div key={line}>{line}</div>),
    },
    vessel && { term: t('shipments.vessel'), value: vessel },
    billNumber && { term: t('shipments.billNumber'), value: billNumber },
    readyOn && { term: t('shipments.readyOn'), value: readyOn },
  ]
  return <DescriptionList layout="stacked" items={items.flatMap((item) => (item ? [item] : []))} />
}
