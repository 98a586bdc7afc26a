import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { claimSentUploads, releaseUpload } from '#identity/uploads/server/claim-upload.ts'
import type { Context } from '#platform/server/api/context.ts'
import { dropPaper, keepPapers } from '#trade/shipments/server/keep-papers.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { findMoved } from '../server/queries.ts'
import type { orders } from './contract.ts'
import { operateOrder } from './operate-order.ts'

/** Whoever may see the order may read them from now on. */
export const addPapers = (
  { id, shipmentId, kind, fileIds }: ParsedOf<typeof orders.addPapers>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: 'update',
    said: { shipmentId, kind, files: fileIds.length },
    take: async ({ db, config, operatorId }) => {
      const order = await findMoved(db, id)
      if (!order) throw new Refusal('NOT_FOUND')
      await claimSentUploads(db, order.memberId, operatorId, fileIds)
      const { number } = await keepPapers(db, { orderId: id, shipmentId, kind, fileIds })
      await notifyBuyer(db, order, 'papers', config, { number })
    },
  })

/** For what was sent by mistake: nobody reads it any more. */
export const removePaper = (
  { id, shipmentId, fileId }: ParsedOf<typeof orders.removePaper>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: 'update',
    said: { shipmentId, removedFile: fileId },
    take: async ({ db }) => {
      await dropPaper(db, { orderId: id, shipmentId, fileId })
      await releaseUpload(db, fileId)
    },
  })
