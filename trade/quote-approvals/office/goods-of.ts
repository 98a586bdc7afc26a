import { decimalOf } from '#platform/contract/minor-units.ts'
import type { KeptQuote } from './kept-quote.ts'

const typed = ({ kilograms, price }: { kilograms: number; price: number }) => ({ kilograms, price: decimalOf(price) })

/** What a quote offers, as its margin is asked for. */
export const goodsOf = ({ currency, lines }: KeptQuote) => ({
  currency,
  lines: lines.map(({ productId, lotId, tiers, ...first }) => ({
    productId,
    lotId,
    ...typed(first),
    tiers: tiers.map(typed),
  })),
})
