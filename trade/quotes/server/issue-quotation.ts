import type { Db } from '#platform/server/database/database.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { findSeller } from '#trade/house/server/find-letterhead.ts'
import { insertPaper, type TakenNumber } from '#trade/papers/server/shared-queries.ts'
import type { QuotationFacts } from './draw-quote.ts'
import { findAnyQuote, findBuyerOf, findParty } from './queries.ts'

/** The paper of a quote that was just written. */
export async function issueQuotation(tx: Db, id: number, taken?: TakenNumber) {
  await insertPaper(tx, { kind: 'quotation', id, ...(await quotationOf(tx, id)), ...(taken && { taken }) })
}

/** All that the paper says, as it is now. */
export async function quotationOf(tx: Db, id: number) {
  const quote = await findAnyQuote(tx, house, id)
  if (!quote) throw new Error('The quote is not there.')
  const { history: _, status: __, orders: ___, ...said } = quote
  const seller = await findSeller(tx, quote.createdAt)
  const party = await findParty(tx, id)
  const facts: QuotationFacts = {
    quote: said,
    seller,
    buyer: party && { name: party.name, email: party.email },
    company: await findBuyerOf(tx, id),
  }
  return { paperNo: quote.quoteNo, version: quote.version, facts, logoId: seller['zh-CN']?.logoId ?? null }
}
