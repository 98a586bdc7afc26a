import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { issueContract, issueShipmentSheets } from '../server/issue-sheets.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { findMoved } from '../server/queries.ts'
import type { orders } from './contract.ts'
import { getDeskOrder } from './desk-order.ts'
import { operateOrder } from './operate-order.ts'

/** Who replaces a paper that the buyer may hold says why; otherwise the number is given back. */
function refuseWithoutReason(issued: readonly { version: number }[], reason: string) {
  if (!reason && issued.some(({ version }) => version > 1))
    throw new Refusal('INVALID_INPUT', { fields: { reason: 'adminOrders.enterReason' } })
}

export const issueContractAtDesk = (
  { id, reason }: ParsedOf<typeof orders.issueContract>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: 'update',
    said: { paper: 'contract', ...(reason && { reason }) },
    take: async ({ db, config }) => {
      const issued = await issueContract(db, await getDeskOrder(db, context.operator, id))
      refuseWithoutReason([issued], reason)
      const order = await findMoved(db, id)
      if (order) await notifyBuyer(db, order, 'contract', config, { paper: issued.paperNo })
    },
  })

export const issueSheetsAtDesk = (
  { id, shipmentId, reason, ...packed }: ParsedOf<typeof orders.issueSheets>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: 'update',
    said: { shipmentId, papers: packed.kinds, ...(reason && { reason }) },
    take: async ({ db, config }) => {
      const info = await getDeskOrder(db, context.operator, id)
      const { shipment, issued } = await issueShipmentSheets(db, info, shipmentId, packed)
      refuseWithoutReason(issued, reason)
      const order = await findMoved(db, id)
      const paper = issued.map(({ paperNo }) => paperNo).join(', ')
      if (order) await notifyBuyer(db, order, 'sheets', config, { number: shipment.number, paper })
    },
  })
