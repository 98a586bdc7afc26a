import type { Shipment } from '#trade/shipments/shipment.ts'
import type { OrderDetail } from '../order.ts'

type Sent = Pick<Shipment, 'number' | 'papers' | 'certified'>

/** Whether something can be downloaded of a shipment: drawn from its data, sent with it, or kept of its lots. */
export const hasPapers = ({ papers }: Pick<OrderDetail, 'papers'>, shipment: Sent) =>
  shipment.certified || shipment.papers.length > 0 || papers.some((paper) => paper.shipment === shipment.number)

/** The same of all that an order has. */
export const hasPack = (order: Pick<OrderDetail, 'papers'> & { shipments: readonly Sent[] }) =>
  order.papers.length > 0 || order.shipments.some((shipment) => hasPapers(order, shipment))
