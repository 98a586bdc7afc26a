import type { OperatorClient } from '#site/office-contract.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import type { TestApp } from '../test-app.ts'
import type { Buyer } from '../trading.ts'

export interface Snapshot {
  status: number
  hidden: boolean
  total: number
  received: number
  refunded: number
  owed: number
  lines: { id: number; lotId: number | null; perTonne: number; kilograms: number; shipped: number; called: number }[]
  parts: {
    id: number
    due: string
    state: string
    secured: boolean
    onCredit: boolean
    byLetter: boolean
    rest: number
    amount: number
  }[]
  /** Of the order and its shipments. */
  history: { count: number; last: number }
  productKg: number
  lotKg: number
  /** In the main warehouse, and elsewhere. */
  places: Record<string, number[]>
  /** Of the agreement. */
  usedKg: number
}

export interface Line {
  id: number
  lotId: number | null
  perTonne: number
  /** What is to come of it, and what has left. */
  kilograms: number
  shipped: number
  /** By what it is charged now. */
  charged: number
  /** What it holds of the agreement. */
  called: number
}

export interface Sent {
  id: number
  state: 'under way' | 'received' | 'withdrawn'
  /** By the position of the line. */
  loads: number[]
  /** Loaded in the warehouse that is not the main one. */
  there: boolean
}

export interface Back {
  id: number
  isClaim: boolean
  state: 'asked' | 'coming' | 'rejected' | 'done'
  line: number
  kilograms: number
  amount: number
}

/** For the part that one is to secure. */
interface Letter {
  id: number
  state: 'registered' | 'accepted' | 'refused'
  amount: number
}

/** Sums of an order. What the money is for, part by part, is the site's to know. */
interface Money {
  total: number
  received: number
  refunded: number
  /** Because the order came to cost less. */
  sentBack: number
  /** Not paid, and not owed because goods came back. */
  credited: number
  owed: number
}

/** What must be true of an order, written a second time and as simply as can be. */
export interface Known {
  id: number
  owner: 0 | 1
  status: number
  hidden: boolean
  lines: Line[]
  sent: Sent[]
  backs: Back[]
  letter: Letter | undefined
  request: { id: number; line: number; kilograms: number } | undefined
  /** Freight, which no weight changes. */
  charges: number
  money: Money
  /** As the site told it last: which part comes next, and what it is for. */
  parts: Snapshot['parts']
  /** Entries of its history so far. */
  written: number
}

/** Who trades, and what about. The first buyer's company has credit. */
export interface World {
  site: TestApp
  operator: Operating
  desk: OperatorClient
  /** Who moves goods between warehouses. */
  keeper: OperatorClient
  warehouseId: number
  buyers: readonly [Buyer & { id: number }, Buyer]
  goods: { productId: number; lotId: number; otherLotId: number; agreementId: number }
  /** What must be left of them. */
  stock: { product: number; lot: number }
  /** What must lie in the warehouse that is not the main one. */
  elsewhere: { product: number; lot: number }
  /** Of the agreement of the first buyer's company. */
  used: number
  /** Beyond what other orders have used. */
  creditLimit: number
  orders: Known[]
  fingerprints: Map<string, string>
}
