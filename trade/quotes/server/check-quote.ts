import type { Currency } from '#platform/contract/currencies.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { choosePrice } from '#catalogue/goods/offer.ts'
import { tierFor } from '#catalogue/goods/price.ts'
import type { Goods } from '#catalogue/goods/server/shared-queries.ts'
import { convertMinor, currentRate } from '#catalogue/rates/server/exchange-rate.ts'
import { searchStockOf } from '#catalogue/warehouses/server/shared-queries.ts'
import type { OwnPrice, QuoteCheck } from '../office/quote-check.ts'
import type { NewQuote } from '../new-quote.ts'
import { isDoubtful } from '../price-doubt.ts'
import { prepareQuote } from './prepare-quote.ts'
import { searchLastPrices } from './send-queries.ts'

/** What there is to know beside each line before it leaves. Refuses what could not be sent. */
export async function checkQuote(db: Db, by: Reach, quote: NewQuote, config: Config): Promise<QuoteCheck> {
  const { lines, goods, asked, charges } = await prepareQuote(db, quote, config)
  const productIds = lines.flatMap(({ product_id: id }) => id ?? [])
  const [rate, last, stock] = await Promise.all([
    currentRate(db),
    searchLastPrices(db, by, quote.enquiryId, productIds),
    searchStockOf(db, productIds),
  ])
  const { currency } = quote
  const inQuoted: InQuoted = (minor, from) => {
    if (minor === null || minor === undefined || !from) return null
    if (from === currency) return minor
    return rate ? convertMinor(minor, from, currency, rate.cnyPerUsd) : null
  }
  const checked = lines.map((line) => {
    const found = goods.find((each) => each.productId === line.product_id && each.lotId === line.lot_id)
    const target = asked.lines.find(({ position }) => position === line.enquiry_position)
    const lastPrices = last.filter(({ productId }) => productId === line.product_id).slice(0, 3)
    const besides = (kilograms: number) => ({
      listMinor: found ? inQuoted(listPrice(found, kilograms), found.currency) : null,
      own: found ? ownPrice(found, kilograms, inQuoted) : null,
    })
    const { listMinor, own } = besides(line.kilograms)
    const further = line.tiers.filter(({ kilograms }) => kilograms !== line.kilograms)
    const targetMinor = inQuoted(target?.targetPriceMinor, target?.targetCurrency)
    const lastMinor = inQuoted(lastPrices[0]?.perTonneMinor, lastPrices[0]?.currency)
    return {
      position: line.position,
      product: line.product,
      kilograms: line.kilograms,
      perTonneMinor: line.price_per_tonne,
      listMinor,
      own,
      tiers: further.map(({ kilograms, price }) => ({ kilograms, perTonneMinor: price, ...besides(kilograms) })),
      targetMinor,
      stockKg: found?.stockKg ?? null,
      stock: stock.filter(({ productId }) => productId === line.product_id),
      lastPrices,
      doubtful: [line.price_per_tonne, ...line.tiers.map(({ price }) => price)].some((price) =>
        isDoubtful(price, currency, { listMinor, lastMinor, targetMinor }),
      ),
    }
  })
  const used = goods.some((each) => each.currency !== null && each.currency !== currency)
  const amounts = [...lines.map(({ amount }) => amount), ...charges.map(({ amountMinor }) => amountMinor)]
  const totalMinor = amounts.reduce((sum, amount) => sum + amount, 0)
  return { currency, lines: checked, charges, totalMinor, rate: used && rate ? rate : null }
}

const listPrice = ({ perTonneMinor, tiers }: Goods, kilograms: number) =>
  tierFor(tiers, kilograms)?.perTonneMinor ?? perTonneMinor

/** Null where it cannot be said in the currency of the quote. */
type InQuoted = (minor: number | null | undefined, from: Currency | null | undefined) => number | null

function ownPrice(found: Goods, kilograms: number, inQuoted: InQuoted): OwnPrice | null {
  const chosen = choosePrice(found, found.offers, kilograms)
  const perTonneMinor = inQuoted(chosen?.perTonneMinor, chosen?.currency)
  if (!chosen?.offer || perTonneMinor === null) return null
  const { kind, name, nameEn, leftKg } = chosen.offer
  return { kind, name, nameEn, leftKg, perTonneMinor }
}
