import { decimalOf } from '#platform/contract/minor-units.ts'
import type { KeptQuote } from './kept-quote.ts'

/** What a quote offers, as its margin is asked for. */
export const goodsOf = ({ currency, lines }: KeptQuote) => ({
  currency,
  lines: lines.map(({ productId, lotId, kilograms, price }) => ({
    productId,
    lotId,
    kilograms,
    price: decimalOf(price),
  })),
})
