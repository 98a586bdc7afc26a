import type { Shipment } from '#trade/shipments/shipment.ts'
import type { OrderDetail } from '../order.ts'

/** Whether something can be downloaded of a shipment: drawn from its data, or sent with it. */
export const hasPapers = ({ papers }: Pick<OrderDetail, 'papers'>, shipment: Pick<Shipment, 'number' | 'papers'>) =>
  shipment.papers.length > 0 || papers.some((paper) => paper.shipment === shipment.number)
