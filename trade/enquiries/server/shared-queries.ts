import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { removeTasks } from '#trade/enquiry-tasks/office/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const due = (months: number) => sql`
  erased_at is null and enquiry.created_at < now() - make_interval(months => ${months})
  and not exists (select from quote join sales_order on quote_id = quote.id where quote.enquiry_id = enquiry.id)
  and not exists (
    select from enquiry_message where enquiry_id = enquiry.id
      and enquiry_message.created_at > now() - make_interval(months => ${months}))`

export const searchErasableEnquiries = (db: Db, months: number, most: number) =>
  db.many<{ id: number }>(sql`select id from enquiry where ${due(months)} order by id limit ${most}`)

/** What was asked for stays, as a figure of the trade; who asked and what was written goes. Answers the files it had. */
export async function eraseEnquiry(db: Db, id: number): Promise<number[]> {
  const files = await db.many<{ id: number }>(sql`
    select upload_id as id from enquiry_attachment sent where enquiry_id = ${id} and not exists (
      select from enquiry_attachment other where other.upload_id = sent.upload_id and other.enquiry_id <> ${id})
    union all select upload_id from enquiry_message_file join enquiry_message on enquiry_message.id = message_id
    where enquiry_id = ${id}`)
  await db.run(sql`delete from enquiry_attachment where enquiry_id = ${id}`)
  await db.run(sql`delete from enquiry_message where enquiry_id = ${id}`)
  await db.run(sql`delete from enquiry_note where enquiry_id = ${id}`)
  await removeTasks(db, id)
  await db.run(sql`
    update enquiry set name = '-', email = 'erased@erased.invalid', company = null, phone = null, message = null,
      delivery_place = null, destination = null, member_id = null, waiting_since = null, lost_note = null,
      erased_at = now()
    where id = ${id}`)
  return files.map((file) => file.id)
}

/** Records of the trade stay; the person is taken out. */
export const forgetBuyerOf = (db: Db, memberId: number) =>
  db.run(sql`
    update enquiry set name = '-', email = ${`closed-${memberId}@closed.invalid`}, phone = null, member_id = ${memberId}
    where ${ownEnquiry(memberId)}`)

/** To the company that another one was merged into. */
export const moveEnquiries = (db: Db, id: number, otherId: number) =>
  db.run(sql`update enquiry set enterprise_id = ${id} where enterprise_id = ${otherId}`)

/** With the account of its member. */
export const removeBasketOf = (db: Db, memberId: number) =>
  db.run(sql`delete from enquiry_basket where member_id = ${memberId}`)
