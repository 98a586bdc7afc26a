import { randomInt } from 'node:crypto'
import { date } from '#i18n/format.ts'

// Without I, L, O and U: read over the phone, none is taken for another.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `PH20261115-7KQ4M2`: the seller's day, and six signs that say nothing about how many orders there are. */
export function newOrderNumber(now = new Date()): string {
  const random = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
  return `PH${date(now).replaceAll('-', '')}-${random}`
}
