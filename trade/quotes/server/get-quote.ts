import { Refusal } from '#platform/contract/errors.ts'
import type { Comparison, ComparisonWish, Quote, QuoteDetail } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { availablePayMethods } from '#trade/payments/server/pay-methods.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import type { Context } from '#platform/server/api/context.ts'
import { companyOf } from '#identity/companies/server/shared-queries.ts'
import { onCreditOf } from '#trade/company-credit/on-credit.ts'
import { searchStandings } from '#trade/company-credit/server/shared-queries.ts'
import { plannedParts } from '#trade/payment-types/plan.ts'
import { findFreight } from '#trade/freight/server/find-freight.ts'
import { basisOf } from '../delivery-basis.ts'
import { compareQuotes } from './compare-quotes.ts'
import { perShop } from '#trade/orders/server/place-quoted.ts'
import { excessOf } from '#trade/spending-limits/excess.ts'
import { findAllowances } from '#trade/spending-limits/server/shared-queries.ts'
import { currentRate } from '#catalogue/rates/server/exchange-rate.ts'
import {
  findOwnShop,
  findQuote,
  linesToOrder,
  searchAsked,
  searchQuotes,
  searchQuotesOf,
  searchSellers,
  type QuoteRow,
} from './queries.ts'
import { actionsOf } from './quote-status.ts'

const withActions = (row: QuoteRow): Quote => ({ ...row, actions: actionsOf(row.status) })

export async function listQuotes(db: Db, own: Sql, enquiryId: number): Promise<Quote[]> {
  const rows = await searchQuotes(db, own, enquiryId)
  if (!rows) throw new Refusal('NOT_FOUND')
  return rows.map(withActions)
}

interface Reading extends Pick<Context<'member'>, 'config'> {
  db: Db
  caller: { memberId: number }
}

/** A quote with what the page of its acceptance must know: how it is paid, and what stands in the way. */
export async function getQuote(id: number, { db, config, caller }: Reading): Promise<QuoteDetail> {
  const row = await findQuote(db, caller.memberId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { payMethod } = row.paymentType
  const [payMethods, excess] = await Promise.all([
    availablePayMethods(db, config, [row.currency]),
    excessOfQuote(db, caller.memberId, row),
  ])
  return {
    ...withActions(row),
    payMethod,
    payHours: config.trade.payHours,
    problem: payMethods.includes(payMethod)
      ? ((await creditProblem(db, caller.memberId, row)) ?? (await stockProblem(db, row)))
      : 'noPayment',
    excess,
  }
}

async function excessOfQuote(db: Db, memberId: number, { id, currency, charges }: QuoteRow) {
  const [allowances, lines] = await Promise.all([findAllowances(db, memberId), linesToOrder(db, id)])
  return excessOf(
    perShop(lines, charges).map((order) => ({ ...order, currency })),
    allowances,
  )
}

/** What is on credit needs enough of it, and nothing overdue. */
async function creditProblem(db: Db, memberId: number, { totalMinor, currency, paymentType }: QuoteRow) {
  const needed = onCreditOf(plannedParts(totalMinor, paymentType.parts))
  if (needed === 0) return null
  const standings = await searchStandings(db, companyOf(memberId))
  const free = standings.find((each) => each.currency === currency)?.freeMinor ?? 0
  return needed > free || standings.some(({ overdueMinor }) => overdueMinor > 0) ? 'creditShort' : null
}

/** The same product on two lines is one stock. */
async function stockProblem(db: Db, { lines }: QuoteRow): Promise<QuoteDetail['problem']> {
  const wanted = lines.flatMap(({ productId, lotId, kilograms }) =>
    productId === null ? [] : [{ productId, lotId, kilograms }],
  )
  const goods = await findGoods(db, wanted)
  if (goods.length < wanted.length || goods.some(({ sold }) => !sold)) return 'withdrawn'
  const short = goods.some(({ productId, lotId, stockKg }) => {
    const needed = wanted.filter((line) => line.productId === productId && line.lotId === lotId)
    return needed.reduce((total, { kilograms }) => total + kilograms, 0) > stockKg
  })
  return short ? 'stockShort' : null
}

/** All quotes of all who were asked together. */
export async function compareForEnquiry(
  db: Db,
  own: Sql,
  enquiryId: number,
  wish: ComparisonWish,
): Promise<Comparison> {
  const sellers = await searchSellers(db, own, enquiryId)
  if (sellers.length === 0) throw new Refusal('NOT_FOUND')
  const ids = sellers.map((each) => each.enquiryId)
  const [rows, asked, rate] = await Promise.all([searchQuotesOf(db, ids), searchAsked(db, enquiryId), currentRate(db)])
  const quotes = rows.map(withActions)
  const between = new Set(quotes.map(basisOf)).size > 1 ? await waysBetween(db, sellers) : undefined
  return { ...compareQuotes({ asked, quotes, rate, between, wish }), sellers }
}

/** By the lanes of today, from where each seller's goods lie. */
async function waysBetween(db: Db, sellers: Comparison['sellers']) {
  const ownShop = await findOwnShop(db)
  const shopOf = (enquiryId: number) => sellers.find((each) => each.enquiryId === enquiryId)?.shop?.id ?? ownShop
  const freight = await findFreight(db, [...sellers.flatMap(({ shop }) => shop?.id ?? []), ownShop])
  const named = ({ deliveryTerm: term, deliveryPlace: place }: Quote) => ({ term, place })
  return (quote: Quote, wanted: Quote) => {
    const { enquiryId, currency, kilograms, totalMinor: goodsMinor } = quote
    const load = { shopId: shopOf(enquiryId), currency, kilograms, goodsMinor }
    return freight.between(load, named(quote), named(wanted))
  }
}
