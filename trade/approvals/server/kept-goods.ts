import type { KeptGoods } from '#trade/orders/server/confirm-order.ts'
import type { ApprovalRow } from './queries.ts'

/** Lines of the catalogue, in their order; what was quoted may have others. */
export const keptGoods = ({ orders }: Pick<ApprovalRow, 'orders'>): KeptGoods[] =>
  orders
    .flatMap(({ lines }) => lines)
    .flatMap(({ productId, lotId, kilograms, unit }) =>
      productId === null ? [] : [{ productId, lotId, kilograms, unit }],
    )
