import { Refusal } from '#platform/contract/errors.ts'
import type { GoodsProblem } from '#catalogue/goods/goods.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { priceKept } from '#trade/orders/server/confirm-order.ts'
import { withFreight } from '#trade/orders/server/charge-freight.ts'
import { figuresOf } from '#trade/orders/server/figures.ts'
import { getQuote } from '#trade/quotes/server/get-quote.ts'
import type { ApprovalDetail } from '../contract.ts'
import { actionsOf } from './approval-status.ts'
import { keptGoods } from './kept-goods.ts'
import { countApprovals, findApproval, mayDecide, type ApprovalRow } from './queries.ts'

type Reading = Pick<Context<'member'>, 'db' | 'config' | 'caller'>

/** What was requested and, while it waits, what it would be now. */
export async function getApproval(id: number, context: Reading): Promise<ApprovalDetail> {
  const { db, caller } = context
  const row = await findApproval(db, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { terms, orders, ...facts } = row
  const { now, problems } = row.status === 'waiting' ? await figuresNow(row, context) : { now: null, problems: [] }
  let at = 0
  return {
    ...facts,
    ...terms,
    deliveryTerm: terms.term,
    invoiceTitle: terms.invoiceTitle ?? null,
    orders: orders.map((order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, problem: problems[at++] ?? null })),
    })),
    now,
    actions: actionsOf({ status: row.status, own: row.own, mayDecide: mayDecide(caller) }),
  }
}

interface Figures {
  now: ApprovalDetail['now']
  /** By line. */
  problems: readonly (GoodsProblem | null)[]
}

/** A quote keeps its prices; those of the catalogue may have moved. */
async function figuresNow(row: ApprovalRow, { db, config }: Reading): Promise<Figures> {
  const { memberId, quoteId, totals } = row
  if (quoteId !== null) {
    const { problem } = await getQuote(quoteId, { db, config, caller: { memberId } })
    return { now: { totals, fingerprint: '', placeable: problem === null }, problems: [] }
  }
  const kept = keptGoods(row)
  const lines = await priceKept(db, { memberId }, kept).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!lines) return { now: { totals, fingerprint: '', placeable: false }, problems: kept.map(() => 'withdrawn') }
  const goods = figuresOf(lines)
  const figures = chargesFreight(row) ? await withFreight(db, goods, row.terms) : goods
  return { now: figures, problems: lines.map(({ problem }) => problem) }
}

/** What was requested is more than its goods. */
const chargesFreight = ({ orders }: ApprovalRow) =>
  orders.some(({ totalMinor, lines }) => totalMinor > lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))

export async function countWaiting(db: Db, caller: Caller) {
  const counts = await countApprovals(db, caller)
  if (!counts) throw new Error('Counting answered nothing.')
  return counts
}
