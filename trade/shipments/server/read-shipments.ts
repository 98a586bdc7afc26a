import type { Db } from '#platform/server/database/database.ts'
import { trackingUrl } from '#trade/carriers/tracking-url.ts'
import type { Shipment } from '../shipment.ts'
import { shipmentsOf } from './shared-queries.ts'

/** For whoever may read the order; each fetches files at addresses of their own. */
export const readShipments = async (db: Db, orderId: number, urlOf: (fileId: number) => string): Promise<Shipment[]> =>
  (await shipmentsOf(db, orderId)).map(({ trackingPattern, papers, ...shipment }) => ({
    ...shipment,
    trackingUrl: trackingUrl(trackingPattern, shipment.trackingNumber),
    papers: papers.map((paper) => ({ ...paper, url: urlOf(paper.id) })),
  }))
