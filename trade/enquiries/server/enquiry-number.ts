import { randomInt } from 'node:crypto'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** RFQ, the seller's day, and five signs that are not mistaken for each other on the phone. */
export function enquiryNumber(now: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now).replaceAll('-', '').slice(2)
  return `RFQ${day}${Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')}`
}
