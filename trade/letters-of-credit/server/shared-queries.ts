import { OrderStatus } from '#platform/contract/enums.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { restOf } from '#trade/order-parts/server/shared-queries.ts'
import type { LetterOfCredit, TypedLetter } from '../letter.ts'

const { notShipped } = literals(OrderStatus)
const today = sql`(now() at time zone ${sellerZone}::text)::date`

type LetterRow = Omit<LetterOfCredit, 'file'> & { fileId: number; fileName: string }

/** The newest first. */
export const lettersOf = (db: Db, orderId: number) =>
  db.many<LetterRow>(sql`
    select letter.id, part_id as "partId", number, bank, amount as "amountMinor", currency, status, answer,
      to_char(latest_shipment, 'YYYY-MM-DD') as "latestShipment", to_char(expires_on, 'YYYY-MM-DD') as "expiresOn",
      registered_at as "registeredTime", upload.id as "fileId", upload.name as "fileName"
    from letter_of_credit letter join upload on upload.id = upload_id where order_id = ${orderId} order by letter.id desc`)

interface LetterPart {
  currency: Currency
  restMinor: number
  isSecured: boolean
  today: string
}

/** A part that a letter of credit is to secure and that waits for its money; the caller has locked the order. */
export const findLetterPart = (db: Db, orderId: number, partId: number) =>
  db.first<LetterPart>(sql`
    select currency, ${restOf} as "restMinor", secured_at is not null as "isSecured", to_char(${today}, 'YYYY-MM-DD') as today
    from order_part join sales_order on sales_order.id = order_id
    where order_part.id = ${partId} and order_id = ${orderId} and secured = 'letterOfCredit'
      and state in ('open', 'reported', 'overdue')`)

export const findLetter = (db: Db, orderId: number, id: number) =>
  db.first<Columns<'letter_of_credit', 'partId', { amountMinor: 'amount' }>>(sql`
    select part_id as "partId", amount as "amountMinor" from letter_of_credit where id = ${id} and order_id = ${orderId}`)

export const findLetterOfPart = (db: Db, partId: number, status: 'registered' | 'accepted') =>
  db.first<Columns<'letter_of_credit', 'id'>>(sql`
    select id from letter_of_credit where part_id = ${partId} and status = ${status}`)

export const insertLetter = (db: Db, orderId: number, uploadId: number, letter: TypedLetter) =>
  db.first<Columns<'letter_of_credit', 'id'>>(sql`
    insert into letter_of_credit (order_id, part_id, number, bank, amount, currency, latest_shipment, expires_on, upload_id)
    values (${orderId}, ${letter.partId}, ${letter.number}, ${letter.bank}, ${letter.amountMinor}, ${letter.currency},
      ${letter.latestShipment}, ${letter.expiresOn}, ${uploadId}) returning id`)

/** Whether goods that leave on a day, or today, leave after the latest one of an accepted letter. */
export const isAfterLatest = async (db: Db, orderId: number, day: string | null) =>
  (await db.first(sql`
    select from letter_of_credit where order_id = ${orderId} and status = 'accepted'
      and latest_shipment < coalesce(${day}::date, ${today}) limit 1`)) !== undefined

/** Whether one of the row of `sales_order` at hand waits to be checked, and its part for money. */
export const letterToCheck = sql`exists (
  select from letter_of_credit join order_part on order_part.id = part_id
  where letter_of_credit.order_id = sales_order.id and letter_of_credit.status = 'registered'
    and order_part.state in ('open', 'reported', 'overdue'))`

/** The next day of an accepted letter that is not paid: to ship by, while anything is to leave, and to present by. */
export const letterEndsOn = sql`(
  select min(least(case when sales_order.status = ${notShipped} then latest_shipment end, expires_on))
  from letter_of_credit join order_part on order_part.id = part_id
  where letter_of_credit.order_id = sales_order.id and letter_of_credit.status = 'accepted'
    and order_part.state in ('open', 'reported', 'overdue'))`

/** Whether that is near or over. */
export const letterEndsSoon = sql`${letterEndsOn} <= ${today} + 14`
