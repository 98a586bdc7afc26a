import { giveBackStock } from '#catalogue/goods/server/move-stock.ts'
import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { dropParts } from '#trade/order-parts/server/settle-parts.ts'
import { nothingDueBeforeShipping } from '#trade/order-parts/server/shared-queries.ts'
import { requestRefund } from '#trade/payments/server/request-refund.ts'
import { giveBackCalled } from '#trade/price-lists/server/call-off.ts'
import { requestChosen } from '#trade/tax-invoices/server/shared-queries.ts'
import { openReturn } from './open-return.ts'
import { transitions } from './order-status.ts'
import { bookRefunds, linesOfOrder, movedColumns, type MovedOrder } from './queries.ts'

/** The one way in which an order changes. Goods are given back by the one who moved it. */
export const orderLife = lifeCycle<typeof transitions, MovedOrder>({
  events: transitions,
  table: sql`sales_order`,
  state: sql`status`,
  history: { table: sql`order_history`, of: sql`order_id` },
  columns: movedColumns,
  own: (memberId) => sql`${belongsTo(memberId, sql`sales_order`)} and not hidden`,
  refusal: () => 'ORDER_STATE',
  conditions: {
    noOpenReturn: sql`not ${openReturn}`,
    nothingDueBeforeShipping,
    nothingShipped: sql`not exists (select from shipment where order_id = sales_order.id and shipment.status <> 'withdrawn')`,
  },
  effects: {
    requestInvoice: (tx, { id }) => requestChosen(tx, id),
    giveBackGoods: async (tx, { id }) => {
      const lines = await linesOfOrder(tx, id)
      await giveBackStock(tx, lines)
      await giveBackCalled(tx, lines)
    },
    endPayment: async (tx, { id }) => {
      await requestRefund(tx, { orderId: id, amountMinor: null, returnId: null })
      await bookRefunds(tx, id)
      await dropParts(tx, id)
    },
  },
})
