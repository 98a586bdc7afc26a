import { priceLine } from '#catalogue/goods/price.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findSeller } from '#trade/house/server/find-letterhead.ts'
import { findContractClauses } from '#trade/house/server/shared-queries.ts'
import type { PackedInput } from '#trade/papers/office/packed-input.ts'
import { issueNext } from '#trade/papers/server/issue-paper.ts'
import { findPaper } from '#trade/papers/server/shared-queries.ts'
import type { SheetFacts, SheetLine } from '#trade/papers/server/sheet.ts'
import { requireShipment } from '#trade/shipments/server/change-shipment.ts'
import type { OrderInfo } from '../office/contract.ts'
import { analysisOf } from './analysis-of.ts'
import { cargoOf, findAccountOf, type Cargo } from './cargo-queries.ts'
import { findBuyerOf } from './read-queries.ts'

/** All that a paper of this order says, but for its goods. */
export async function factsOf(
  tx: Db,
  order: OrderInfo,
): Promise<Omit<SheetFacts, 'lines' | 'charges' | 'shipment' | 'marks'>> {
  const contract = await findPaper(tx, { kind: 'contract', id: order.id })
  return {
    orderId: order.id,
    orderSn: order.orderSn,
    buyerNumber: order.buyerNumber,
    orderedAt: order.createTime,
    quoteNo: order.quote?.quoteNo ?? null,
    contractNo: contract?.paperNo ?? null,
    seller: await findSeller(tx, order.createTime),
    buyer: await findBuyerOf(tx, order.id),
    consignee: order.address,
    term: { zh: order.deliveryTermName, en: order.deliveryTermNameEn },
    place: order.deliveryPlace,
    paymentType: order.paymentType && { zh: order.paymentType.name, en: order.paymentType.nameEn },
    parts: order.parts.map(({ amountMinor, due, days, secured }) => ({ amountMinor, due, days, secured })),
    bank: await findAccountOf(tx, order.id),
    currency: order.currency,
    tolerancePercent: Math.max(...order.lines.map(({ tolerancePercent }) => tolerancePercent)),
    clauses: await findContractClauses(tx),
  }
}

export const lineOf = (line: OrderInfo['lines'][number], cargo: Cargo | undefined): SheetLine => ({
  product: line.product,
  lotCode: line.lotCode,
  // What the amount is for.
  kilograms: line.chargedKg ?? line.kilograms,
  perTonneMinor: line.perTonneMinor,
  amountMinor: line.amountMinor,
  hsCode: cargo?.hsCode ?? null,
  origin: cargo?.origin ?? null,
  packed: null,
})

export const written = (facts: SheetFacts) => ({ facts, logoId: facts.seller['zh-CN']?.logoId ?? null })
const ended: readonly number[] = [OrderStatus.cancelled, OrderStatus.closed]

/** What was agreed, for both to sign; the caller has locked the order. */
export async function issueContract(tx: Db, order: OrderInfo) {
  if (ended.includes(order.status)) throw new Refusal('ORDER_STATE')
  const cargo = await cargoOf(tx, order.id)
  const lines = order.lines.map((line) =>
    lineOf(
      line,
      cargo.find(({ lineId }) => lineId === line.id),
    ),
  )
  const facts = { ...(await factsOf(tx, order)), lines, charges: order.charges, shipment: null, marks: null }
  return issueNext(tx, { kind: 'contract', id: order.id }, written(facts))
}

/** Freight is charged once, with what leaves first. */
const chargesWith = ({ charges, shipments }: OrderInfo, shipmentId: number) =>
  shipments.every(({ id }) => id >= shipmentId) ? charges : []

/** Papers of what was loaded, each a further version where there is one; the caller has locked the order. */
export async function issueShipmentSheets(tx: Db, order: OrderInfo, shipmentId: number, input: PackedInput) {
  const shipment = await requireShipment(tx, order.id, shipmentId)
  if (input.lines.length !== shipment.lines.length) throw new Refusal('CONFLICT')
  const cargo = await cargoOf(tx, order.id)
  const analyses = input.kinds.includes('analysis') ? await analysisOf(tx, shipment.lines) : undefined
  const lines = shipment.lines.map(({ lineId, lotId, lotCode, kilograms }, at): SheetLine => {
    const line = order.lines.find(({ id }) => id === lineId)
    const loaded = input.lines[at]
    if (!line || !loaded) throw new Refusal('CONFLICT')
    if (loaded.grossKg < kilograms)
      throw new Refusal('INVALID_INPUT', { fields: { [`lines.${at}.grossKg`]: 'adminPapers.grossBelowNet' } })
    const { hsCode, ...packed } = loaded
    return {
      ...lineOf(
        line,
        cargo.find((each) => each.lineId === lineId),
      ),
      lotCode,
      kilograms,
      amountMinor: priceLine({ perTonneMinor: line.perTonneMinor, kilograms }).amountMinor,
      hsCode: hsCode ?? null,
      analysis: analyses?.get(lotId ?? 0),
      packed,
    }
  })
  const { number, carrier, carrierEn, ...more } = shipment
  const facts: SheetFacts = {
    ...(await factsOf(tx, order)),
    lines,
    charges: chargesWith(order, shipmentId),
    shipment: {
      number,
      carrier: { zh: carrier ?? '', en: carrierEn ?? '' },
      trackingNumber: more.trackingNumber,
      mode: more.mode,
      containers: more.containers,
      vessel: more.vessel,
      billNumber: more.billNumber,
      readyOn: more.readyOn,
      loadedOn: more.loadedOn,
      etd: more.etd,
      eta: more.eta,
      deliveredOn: more.deliveredOn,
    },
    marks: input.marks,
  }
  const issued = []
  for (const kind of input.kinds) issued.push(await issueNext(tx, { kind, id: shipmentId }, written(facts)))
  return { shipment, issued }
}
