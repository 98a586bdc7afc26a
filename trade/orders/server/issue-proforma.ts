import type { Db } from '#platform/server/database/database.ts'
import { findSeller } from '#trade/house/server/find-letterhead.ts'
import { issueNext, takeNumber } from '#trade/papers/server/issue-paper.ts'
import type { ProformaFacts } from './draw-proforma.ts'
import { findBuyerOf } from './read-queries.ts'

/** All that the invoice says, as it is now. */
async function factsOf(tx: Db, order: ProformaFacts['order'] & { id: number }) {
  const seller = await findSeller(tx, order.createTime)
  const facts: ProformaFacts = { order: said(order), seller, buyer: await findBuyerOf(tx, order.id) }
  return { facts, logoId: seller['zh-CN']?.logoId ?? null }
}

/** Only what is printed is kept. */
const said = (order: ProformaFacts['order']): ProformaFacts['order'] => ({
  orderSn: order.orderSn,
  ...(order.buyerNumber && { buyerNumber: order.buyerNumber }),
  createTime: order.createTime,
  payUntil: order.payUntil,
  address: order.address,
  shopName: order.shopName,
  shopNameEn: order.shopNameEn,
  deliveryTermName: order.deliveryTermName,
  deliveryTermNameEn: order.deliveryTermNameEn,
  deliveryPlace: order.deliveryPlace,
  payMethod: order.payMethod,
  currency: order.currency,
  totalMinor: order.totalMinor,
  lines: order.lines.map(({ product, lotCode, perTonneMinor, kilograms, chargedKg = kilograms, amountMinor }) => ({
    product,
    lotCode,
    perTonneMinor,
    kilograms: chargedKg,
    amountMinor,
  })),
  ...(order.charges && { charges: order.charges }),
  paymentType: order.paymentType,
  parts: order.parts.map(({ amountMinor, due, days, secured }) => ({ amountMinor, due, days, secured })),
  bankAccount: order.bankAccount,
  quote: order.quote,
})

export async function firstProforma(tx: Db, order: ProformaFacts['order'] & { id: number }) {
  const written = await factsOf(tx, order)
  const taken = await takeNumber(tx, 'proforma')
  return { ...written, paperNo: taken.paperNo, version: 1, taken }
}

/** A version with what holds now, under the number of the one before; the caller has locked the order. */
export const correctProforma = async (tx: Db, order: ProformaFacts['order'] & { id: number }) =>
  issueNext(tx, { kind: 'proforma', id: order.id }, await factsOf(tx, order))
