import type { ExchangeRate } from '#catalogue/rates/exchange-rate.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { ComparedPrice, Comparison, Quote, QuoteStatus } from '../contract.ts'
import { convertMinor } from '#catalogue/rates/server/exchange-rate.ts'

interface Asked {
  position: number
  name: string
}

interface Sources {
  asked: readonly Asked[]
  /** All versions, oldest first. */
  quotes: readonly Quote[]
  rate: ExchangeRate | undefined
  /** Otherwise the one in which most was quoted. */
  currency: Currency | undefined
}

/**
 * Prices for the same line side by side: in one currency by a stated rate or not at all, and ranked only among those
 * that hold on the same delivery terms and can still be had.
 */
export function compareQuotes({ asked, quotes: all, rate, currency: wished }: Sources): Omit<Comparison, 'sellers'> {
  const quotes = [...new Map(all.map((quote) => [quote.quoteNo, quote])).values()]
  const currency = wished ?? mostly(quotes.map((quote) => quote.currency)) ?? 'USD'
  const basis = mostly(quotes.filter(isOpen).map(basisOf)) ?? mostly(quotes.map(basisOf))
  const quoted = [...new Set(quotes.map((quote) => quote.currency))].toSorted()
  const rows = asked.map(({ position, name }) => {
    const prices = quotes.map((quote) => priceOf(quote, position, { currency, basis, rate }))
    return { enquiryPosition: position, name, prices: markLowest(prices, quotes) }
  })
  const used = rate && quotes.some((quote) => quote.currency !== currency)
  return { currency, quoted, quotes, rows, rate: used ? rate : null }
}

const openStates: readonly QuoteStatus[] = ['sent', 'countered']
const isOpen = ({ status }: Quote) => openStates.includes(status)
const basisOf = ({ deliveryTerm, deliveryPlace }: Quote) =>
  `${deliveryTerm.code} ${(deliveryPlace ?? '').trim().toLowerCase()}`

interface Basis {
  currency: Currency
  basis: string | undefined
  rate: ExchangeRate | undefined
}

function priceOf(quote: Quote, position: number, { currency, basis, rate }: Basis): ComparedPrice {
  const lines = quote.lines.filter((line) => line.enquiryPosition === position)
  const none = { quoteId: quote.id, perTonneMinor: null, kilograms: null, leadTimeDays: null, lowest: false }
  if (lines.length === 0) return { ...none, replacement: false, gap: 'notQuoted' }
  const kilograms = sum(lines.map((line) => line.kilograms))
  const known = {
    ...none,
    kilograms,
    leadTimeDays: Math.max(...lines.map((line) => line.leadTimeDays)),
    replacement: lines.some((line) => line.replacement),
  }
  const own = averagePrice(quote, position) + freightPerTonne(quote)
  if (quote.currency !== currency && !rate) return { ...known, gap: 'currency' }
  const perTonneMinor = rate ? convertMinor(own, quote.currency, currency, rate.cnyPerUsd) : own
  return { ...known, perTonneMinor, gap: basisOf(quote) === basis ? null : 'delivery' }
}

/** Beside prices that hold it, freight that is charged apart counts too. */
const freightPerTonne = ({ charges, kilograms }: Pick<Quote, 'charges' | 'kilograms'>) =>
  Math.round((sum(charges.map(({ amountMinor }) => amountMinor)) * 1_000) / kilograms)

/** One line has its own price; several that answer one wish together have that of their weights. */
function averagePrice(quote: Quote, position: number): number {
  const lines = quote.lines.filter((line) => line.enquiryPosition === position)
  if (lines.length === 1) return lines[0]?.perTonneMinor ?? 0
  const weighed = lines.reduce((total, line) => total + BigInt(line.perTonneMinor) * BigInt(line.kilograms), 0n)
  const kilograms = BigInt(sum(lines.map((line) => line.kilograms)))
  return Number((2n * weighed + kilograms) / (2n * kilograms))
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
