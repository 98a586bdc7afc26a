import { confirmTransfer } from '#trade/orders/server/transfer.ts'
import { shipOrder, type Operating } from '#trade/orders/office/operator-steps.ts'
import type { TestApp } from './test-app.ts'

/** Somebody of the seller's side. */
export const anOperator = ({ db, config }: Pick<TestApp, 'db' | 'config'>): Operating => ({ db, config, operatorId: 1 })

export const pay = (operator: Operating, { id, totalMinor }: { id: number; totalMinor: number }) =>
  confirmTransfer(operator, { orderId: id, amountMinor: totalMinor })

export const ship = (operator: Operating, orderId: number, shippedKg: number) =>
  shipOrder(operator, { orderId, carrier: 'SF Express', trackingNumber: 'SF1', shippedKg })
