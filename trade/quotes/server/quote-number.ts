import { randomInt } from 'node:crypto'
import { date } from '#platform/texts/format.ts'

// Without I, L, O and U: read over the phone, none is taken for another.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `QT261115-7KQ4M`: the seller's day, and five signs that say nothing about how many quotes there are. */
export function newQuoteNumber(prefix: string, now = new Date()): string {
  const random = Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return `${prefix}${date(now).replaceAll('-', '').slice(2)}-${random}`
}
