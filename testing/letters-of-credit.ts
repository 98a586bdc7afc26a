import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { dayFromNow } from './quotes.ts'
import { anAttachment } from './sales.ts'

/** What is typed of a letter of credit for the first part of an order, which it is to secure. */
export async function typedLetterFor(db: Database, orderId: number) {
  const part = await db.first<{ id: number; amountMinor: number; currency: 'CNY' | 'USD' }>(sql`
    update order_part set secured = 'letterOfCredit' from sales_order
    where sales_order.id = order_id and order_id = ${orderId} and position = 1
    returning order_part.id, amount as "amountMinor", currency`)
  if (!part) throw new Error(`Order ${orderId} has no part.`)
  return {
    partId: part.id,
    number: 'LC 2026/118',
    bank: 'Commerzbank Hamburg',
    amountMinor: String(part.amountMinor / 100),
    currency: part.currency,
    latestShipment: dayFromNow(40),
    expiresOn: dayFromNow(61),
  }
}

/** One that waits to be checked. */
export async function aLetter(db: Database, { id, memberId }: { id: number; memberId: number }) {
  const letter = await typedLetterFor(db, id)
  const upload = await anAttachment(db, memberId)
  const made = await db.first<{ id: number }>(sql`
    insert into letter_of_credit (order_id, part_id, number, bank, amount, currency, latest_shipment, expires_on, upload_id)
    values (${id}, ${letter.partId}, ${letter.number}, ${letter.bank}, ${Number(letter.amountMinor) * 100}::bigint,
      ${letter.currency}, ${letter.latestShipment}, ${letter.expiresOn}, ${upload.id}) returning id`)
  return made?.id
}
