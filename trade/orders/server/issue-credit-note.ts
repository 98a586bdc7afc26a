import { Refusal } from '#platform/contract/errors.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Db } from '#platform/server/database/database.ts'
import { issueNext } from '#trade/papers/server/issue-paper.ts'
import type { SheetLine } from '#trade/papers/server/sheet.ts'
import type { OrderInfo } from '../office/contract.ts'
import type { OrderReturn } from '../order.ts'
import { factsOf, lineOf, written } from './issue-sheets.ts'

/** The credit by line, in proportion to what each cost; the last takes the cents. */
function creditedLines(order: OrderInfo, claim: OrderReturn, amountMinor: number): SheetLine[] {
  let left = amountMinor
  return claim.lines.map(({ lineId, kilograms, amountMinor: cost }, at) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) throw new Refusal('CONFLICT')
    const share = at === claim.lines.length - 1 ? left : Math.round((amountMinor * cost) / claim.amountMinor)
    left -= share
    return { ...lineOf(line, undefined), kilograms, amountMinor: share }
  })
}

/** The paper about money that the buyer keeps, or gets back, for goods; the caller has locked the order. */
async function issueCreditNote(
  tx: Db,
  order: OrderInfo,
  claim: OrderReturn,
  { amountMinor, answer }: { amountMinor: number; answer: string | null },
): Promise<string> {
  const invoiceNos = order.papers.flatMap(({ kind, paperNo, replaced }) =>
    kind === 'invoice' && !replaced ? [paperNo] : [],
  )
  const facts = {
    ...(await factsOf(tx, order)),
    lines: creditedLines(order, claim, amountMinor),
    charges: [],
    shipment: null,
    marks: null,
    credit: { claim: claim.kind, answer, invoiceNos },
  }
  return (await issueNext(tx, { kind: 'creditNote', id: claim.id }, written(facts))).paperNo
}

/** What it is called, and what the history of the order says of it. Nothing was credited where the amount is zero. */
export async function creditFor(
  tx: Db,
  order: OrderInfo,
  claim: OrderReturn,
  { amountMinor, answer }: { amountMinor: number; answer: string | null },
) {
  const paper = amountMinor > 0 ? await issueCreditNote(tx, order, claim, { amountMinor, answer }) : ''
  const said = paper && `${paper}, ${order.currency} ${decimalOf(amountMinor)}`
  return { paper, note: [said, answer].filter(Boolean).join(': ') }
}
