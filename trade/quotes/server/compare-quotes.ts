import type { ExchangeRate } from '#catalogue/rates/exchange-rate.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Charge } from '#trade/freight/charge.ts'
import type { ComparedPrice, Comparison, ComparisonWish, Quote, QuoteLine, QuoteStatus } from '../contract.ts'
import { basisOf } from '../delivery-basis.ts'
import { convertMinor } from '#catalogue/rates/server/exchange-rate.ts'
import { vatIn } from '#trade/house/vat.ts'

interface Asked {
  position: number
  name: string
}

interface Sources {
  asked: readonly Asked[]
  /** All versions, oldest first. */
  quotes: readonly Quote[]
  rate: ExchangeRate | undefined
  /** What the way from the terms of a quote to those of another adds for all of it; undefined where that is not known. */
  between?: ((quote: Quote, wanted: Quote) => readonly Charge[] | undefined) | undefined
  /** Otherwise the currency in which most was quoted, the first quantity of each, the most frequent terms. */
  wish?: ComparisonWish
}

/**
 * Prices for the same line side by side: in one currency by a stated rate or not at all, without VAT as soon as some have
 * none, and ranked only among those that hold for the same quantity, on the same delivery terms, or brought to them by
 * lanes, and can still be had.
 */
export function compareQuotes({ asked, quotes: all, rate, between, wish = {} }: Sources): Omit<Comparison, 'sellers'> {
  const quotes = [...new Map(all.map((quote) => [quote.quoteNo, quote])).values()]
  const currency = wish.currency ?? mostly(quotes.map((quote) => quote.currency)) ?? 'USD'
  const bases = quotes.map(basisOf)
  const delivery =
    bases.find((basis) => basis === wish.delivery) ?? mostly(quotes.filter(isOpen).map(basisOf)) ?? mostly(bases)
  const model = quotes.find((quote) => basisOf(quote) === delivery)
  const added = (quote: Quote) => (basisOf(quote) === delivery ? [] : model && between?.(quote, model))
  const quoted = [...new Set(quotes.map((quote) => quote.currency))].toSorted()
  const taxed = quotes.filter(hasVat).length
  const withoutVat = taxed > 0 && taxed < quotes.length
  const offered = (position: number) =>
    quotes.flatMap((quote) => offersOf(quote, position).map((each) => each.kilograms))
  const quantities = [...new Set(asked.flatMap(({ position }) => offered(position)))].toSorted((a, b) => a - b)
  const kilograms = quantities.find((each) => each === wish.kilograms) ?? null
  const rows = asked.map(({ position, name }) => {
    // A line that nobody was asked for in this quantity is ranked by what it has.
    const picked = kilograms !== null && offered(position).includes(kilograms) ? kilograms : undefined
    const prices = quotes.map((quote) =>
      priceOf(quote, position, { currency, added: added(quote), rate, picked, withoutVat }),
    )
    return { enquiryPosition: position, name, prices: markLowest(prices, quotes) }
  })
  const used = rate && quotes.some((quote) => quote.currency !== currency)
  const picks = { currency, quoted, quantities, kilograms, delivery: delivery ?? null }
  return { ...picks, quotes, rows, rate: used ? rate : null, withoutVat }
}

const openStates: readonly QuoteStatus[] = ['sent', 'countered']
const isOpen = ({ status }: Quote) => openStates.includes(status)
/** Dollars have no tax in them. */
const hasVat = ({ currency, vatPercent }: Quote) => currency === 'CNY' && vatPercent !== null

interface Basis {
  currency: Currency
  /** To the terms that are ranked, for all of the quote. */
  added: readonly Charge[] | undefined
  rate: ExchangeRate | undefined
  picked: number | undefined
  withoutVat: boolean
}

function priceOf(quote: Quote, position: number, { currency, added, rate, picked, withoutVat }: Basis): ComparedPrice {
  const lines = linesAt(quote, position)
  const none = {
    quoteId: quote.id,
    perTonneMinor: null,
    quotedMinor: null,
    addedPerTonneMinor: null,
    kilograms: null,
    leadTimeDays: null,
    lowest: false,
  }
  const offers = offersOf(quote, position)
  if (!offers[0]) return { ...none, replacement: false, gap: 'notQuoted' }
  const offer = picked === undefined ? offers[0] : offers.find((each) => each.kilograms === picked)
  const known = {
    ...none,
    leadTimeDays: Math.max(...lines.map((line) => line.leadTimeDays)),
    replacement: lines.some((line) => line.replacement),
  }
  // Freight that is charged apart was quoted for the first quantity alone.
  if (!offer || (quote.charges.length > 0 && offer !== offers[0])) return { ...known, gap: 'quantity' }
  const of = { ...known, kilograms: offer.kilograms, quotedMinor: pricedAt(quote, offer, false) }
  if (quote.currency !== currency && !rate) return { ...of, gap: 'currency' }
  const inCurrency = (minor: number) => (rate ? convertMinor(minor, quote.currency, currency, rate.cnyPerUsd) : minor)
  const comparedMinor = pricedAt(quote, offer, withoutVat)
  // As freight that is charged apart, the way is known for the first quantity alone.
  if (!added || (added.length > 0 && offer !== offers[0]))
    return { ...of, perTonneMinor: inCurrency(comparedMinor), gap: 'delivery' }
  const more = perTonneOf(added, quote, withoutVat)
  return {
    ...of,
    perTonneMinor: inCurrency(comparedMinor + more),
    addedPerTonneMinor: more > 0 ? inCurrency(more) : null,
    gap: null,
  }
}

const netOf = (minor: number, percent: number) => vatIn([minor], percent).netMinor

/** Beside prices that hold it, freight that is charged apart counts too. */
const pricedAt = (quote: Quote, { perTonneMinor }: Offer, withoutVat: boolean) =>
  (withoutVat && hasVat(quote) ? netOf(perTonneMinor, quote.vatPercent ?? 0) : perTonneMinor) +
  perTonneOf(quote.charges, quote, withoutVat)

const perTonneOf = (charges: readonly Charge[], { kilograms }: Quote, withoutVat: boolean) =>
  Math.round(
    (sum(charges.map(({ amountMinor, vatPercent }) => (withoutVat ? netOf(amountMinor, vatPercent) : amountMinor))) *
      1_000) /
      kilograms,
  )

const linesAt = ({ lines }: Quote, position: number) => lines.filter((line) => line.enquiryPosition === position)

type Offer = QuoteLine['tiers'][number]

/** The quantity of the quote first, then the others to choose from. Several lines for one wish are one offer together. */
function offersOf(quote: Quote, position: number): Offer[] {
  const [line, ...more] = linesAt(quote, position)
  if (!line) return []
  if (more.length > 0) return [together([line, ...more])]
  const { kilograms, perTonneMinor } = line
  return [{ kilograms, perTonneMinor }, ...line.tiers.filter((tier) => tier.kilograms !== kilograms)]
}

/** At the price of their weights. */
function together(lines: readonly QuoteLine[]): Offer {
  const weighed = lines.reduce((total, line) => total + BigInt(line.perTonneMinor) * BigInt(line.kilograms), 0n)
  const kilograms = sum(lines.map((line) => line.kilograms))
  return { kilograms, perTonneMinor: Number((2n * weighed + BigInt(kilograms)) / (2n * BigInt(kilograms))) }
}

function markLowest(prices: ComparedPrice[], quotes: readonly Quote[]): ComparedPrice[] {
  const ranked = prices.filter(({ gap }, index) => gap === null && quotes[index] && isOpen(quotes[index]))
  if (ranked.length < 2) return prices
  const lowest = Math.min(...ranked.map(({ perTonneMinor }) => perTonneMinor ?? Infinity))
  return prices.map((price) => ({ ...price, lowest: ranked.includes(price) && price.perTonneMinor === lowest }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The most frequent; of several the one that came first. */
function mostly<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
