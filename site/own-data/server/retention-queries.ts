import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** In parts: a year of visits in one statement would hold the table. */
export const removeVisits = (db: Db, months: number, most: number) =>
  db.run(sql`
    delete from visit where id in (
      select id from visit where visited_at < now() - make_interval(months => ${months}) order by visited_at limit ${most})`)

interface Erasable {
  id: number
  keys: string[]
}

export const searchErasableChats = (db: Db, months: number, most: number) =>
  db.many<Erasable>(sql`
    select id, array(select storage_key from chat_file where conversation_id = conversation.id) as keys
    from conversation
    where erase_at <= now() or last_message_at < now() - make_interval(months => ${months}) order by id limit ${most}`)

export const removeChat = (db: Db, id: number) => db.run(sql`delete from conversation where id = ${id}`)

const due = (months: number) => sql`
  erased_at is null and enquiry.created_at < now() - make_interval(months => ${months})
  and not exists (select from quote join sales_order on quote_id = quote.id where quote.enquiry_id = enquiry.id)
  and not exists (
    select from enquiry_message where enquiry_id = enquiry.id
      and enquiry_message.created_at > now() - make_interval(months => ${months}))`

export const searchErasableEnquiries = (db: Db, months: number, most: number) =>
  db.many<{ id: number }>(sql`select id from enquiry where ${due(months)} order by id limit ${most}`)

/** What was asked for stays, as a figure of the trade; who asked and what was written goes. */
export async function eraseEnquiry(db: Db, id: number) {
  await db.run(sql`
    update upload set claimed_at = null, created_at = least(created_at, now() - interval '2 days') where id in (
      select upload_id from enquiry_attachment where enquiry_id = ${id}
      union all select upload_id from enquiry_message_file join enquiry_message on enquiry_message.id = message_id
      where enquiry_id = ${id})`)
  await db.run(sql`delete from enquiry_attachment where enquiry_id = ${id}`)
  await db.run(sql`delete from enquiry_message where enquiry_id = ${id}`)
  await db.run(sql`delete from enquiry_note where enquiry_id = ${id}`)
  await db.run(sql`
    update enquiry set name = '-', email = 'erased@erased.invalid', company = null, phone = null, message = null,
      delivery_place = null, destination = null, member_id = null, waiting_since = null, erased_at = now()
    where id = ${id}`)
}
