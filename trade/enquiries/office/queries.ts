import type { ParsedOf } from '#platform/contract/endpoint.ts'
import {
  firstAnswerGoalMinutes,
  type enquiries,
  type EnquiryInfo,
  type EnquiryRow,
  type EnquiryTab,
} from './contract.ts'
import type { LostReason } from './lost-reasons.ts'
import type { Page } from '#platform/contract/paging.ts'
import { askedAsVisitor } from '#trade/quotes/server/own-enquiry.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { overdue, today } from '#identity/contacts/server/shared-queries.ts'
import { nextTask } from '#trade/enquiry-tasks/office/shared-queries.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { reader, threadColumns } from '../server/queries.ts'

const quoted = (state: Sql) => sql`exists (select from quote where enquiry_id = enquiry.id and ${state})`

const tabs: Record<EnquiryTab, Sql> = {
  all: sql`true`,
  fresh: sql`first_answer_at is null and waiting_since is not null`,
  waiting: sql`waiting_since is not null`,
  answered: sql`waiting_since is null`,
  quoted: quoted(sql`quote.status in ('sent', 'countered')`),
  won: quoted(sql`quote.status = 'accepted'`),
  lost: sql`closed_at is not null`,
}

/** Within office hours: since the buyer waits, else until the first answer. */
const minutes = sql`case when waiting_since is not null then office_minutes(waiting_since, now())
  else office_minutes(enquiry.created_at, first_answer_at) end`

const dues = { overdue: overdue(sql`next.due_on`), week: sql`next.due_on < ${today} + 7` }

const kilograms = sql`(select sum(kilograms)::bigint from enquiry_line where enquiry_id = enquiry.id)`
/** As it was written, else the one that the member asked for. */
const company = sql`coalesce(enquiry.company, (
  select coalesce(enterprise.name, member.enterprise_name)
  from member left join company_member on company_member.member_id = member.id
    left join enterprise on enterprise.id = coalesce(enquiry.enterprise_id, company_member.enterprise_id)
  where member.id = enquiry.member_id))`
const words = sql`enquiry_no, enquiry.name, enquiry.email, enquiry.company, enquiry.phone`

export function searchEnquiryRows(
  db: Db,
  by: Reach,
  filter: ParsedOf<typeof enquiries.list>,
): Promise<Page<EnquiryRow>> {
  const { search, tab, contactId, memberId, from, to, late, due, sort, ...paging } = filter
  const found = sql`${tabs[tab]} and ${ofShop(by, sql`enquiry.shop_id`)}
    ${contactId ? sql`and contact_id = ${contactId}` : nothing}
    ${memberId ? sql`and (enquiry.member_id = ${memberId} or ${askedAsVisitor(memberId)})` : nothing}
    ${late ? sql`and office_minutes(waiting_since, now()) > ${firstAnswerGoalMinutes}` : nothing}
    ${due ? sql`and ${dues[due]}` : nothing}
    ${withinDays(sql`enquiry.created_at`, { from, to })}
    ${
      search
        ? sql`and (${containing(search, words)} or exists (
      select from enquiry_line where enquiry_id = enquiry.id and ${containing(search, sql`product_name`)}))`
        : nothing
    }`
  const order = sorted(sort, {
    createdAt: sql`enquiry.created_at`,
    waitingSince: sql`waiting_since`,
    name: sql`enquiry.name`,
    kilograms,
    nextStepOn: sql`next.due_on`,
  })
  return paged(
    db,
    paging,
    sql`select enquiry.id, enquiry_no as "enquiryNo", enquiry.name, ${company} as company, enquiry.email,
        enquiry.member_id as "memberId", contact.id as "contactId", contact.name_zh as "contactName",
        contact.name_en as "contactNameEn", shop.name_zh as "shopName", shop.name_en as "shopNameEn",
        enquiry.created_at as "createdAt", first_answer_at as "firstAnswerAt",
        waiting_since as "waitingSince", ${minutes} as minutes, next.body as "nextStep", next.due_on as "nextStepOn",
        ${dues.overdue} as overdue,
        coalesce((select product_name from enquiry_line where enquiry_id = enquiry.id order by position limit 1), '')
          as "firstProduct",
        (select count(*) from enquiry_line where enquiry_id = enquiry.id) as "lineCount", ${kilograms} as kilograms,
        newest.status as "quoteStatus", newest.total as "quoteTotalMinor", newest.currency as "quoteCurrency"
      from enquiry join contact on contact.id = contact_id left join shop on shop.id = enquiry.shop_id left join lateral (
        select status, total, currency from quote where enquiry_id = enquiry.id order by id desc limit 1) as newest on true ${nextTask}
      where ${found} ${order}, enquiry.id desc`,
    sql`select count(*) from enquiry ${nextTask} where ${found}`,
  )
}

const tabCounts = Object.entries(tabs)
  .map(([tab, holds]) => sql`${tab}::text, count(*) filter (where ${holds})`)
  .reduce((list, each) => sql`${list}, ${each}`)

export const countTabs = (db: Db, by: Reach) =>
  db.first<{ counts: Record<EnquiryTab, number> }>(sql`select json_build_object(${tabCounts}) as counts from enquiry
    where ${ofShop(by, sql`shop_id`)}`)

type Row = Omit<EnquiryInfo, 'quotes' | 'contacts' | 'deliveryTerms' | 'paymentTypes' | 'templates'>

export const findDeskThread = (db: Db, by: Reach, id: number) =>
  db.first<Row>(sql`
    select ${threadColumns}, enquiry.name, ${company} as company, enquiry.email, enquiry.phone, enquiry.locale,
      (select reader.id from member reader where ${reader}) as "readerId", contact_id as "contactId",
      shop.name_zh as "shopName", shop.name_en as "shopNameEn",
      first_answer_at as "firstAnswerAt", waiting_since as "waitingSince", ${minutes} as minutes,
      closed_at as "closedAt", lost_reason as "lostReason", lost_note as "lostNote", enquiry.delivery_term as "deliveryTermCode",
      enquiry.payment_type as "paymentTypeCode", (
        select json_agg(lead_time_days order by enquiry_line.position)
        from enquiry_line left join product on product.id = product_id where enquiry_id = enquiry.id) as "leadTimeDays", (
        select coalesce(json_agg(json_build_object('id', enquiry_note.id, 'body', body, 'operatorName', operator.name_zh,
          'operatorNameEn', operator.name_en,
          'createdAt', to_char(enquiry_note.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by enquiry_note.id), '[]')
        from enquiry_note join operator on operator.id = operator_id where enquiry_id = enquiry.id) as notes
    from enquiry left join shop on shop.id = enquiry.shop_id
    where enquiry.id = ${id} and ${ofShop(by, sql`enquiry.shop_id`)}`)

/** Those who can have an enquiry; who works for a shop sees the one who has it. */
export const searchContacts = (db: Db, { shopId }: Reach, contactId: number | null) =>
  db.many<Columns<'contact', 'id' | 'nameEn', { name: 'nameZh' }>>(sql`
    select id, name_zh as name, name_en as "nameEn" from contact where active
      and (${shopId}::int is null or id = ${contactId}) order by locale, name_zh`)

export const searchEntries = (db: Db, dictionary: string) =>
  db.many<Columns<'payment_type' | 'delivery_term', 'code' | 'nameEn', { name: 'nameZh' }>>(sql`
    select code, name_zh as name, name_en as "nameEn" from dictionary_entry where dictionary = ${dictionary} and active
    order by position, id`)

export interface LockedEnquiry extends Columns<'enquiry', 'enquiryNo' | 'contactId' | 'waitingSince'> {
  readerId: number | null
}

export const lockEnquiry = (db: Db, by: Reach, id: number) =>
  db.first<LockedEnquiry>(sql`
    select enquiry_no as "enquiryNo", contact_id as "contactId", waiting_since as "waitingSince",
      (select reader.id from member reader where ${reader}) as "readerId"
    from enquiry where id = ${id} and ${ofShop(by, sql`shop_id`)} for no key update`)

export const findReaderOf = (db: Db, by: Reach, id: number) =>
  db.first<Pick<LockedEnquiry, 'readerId'>>(sql`
    select (select reader.id from member reader where ${reader}) as "readerId"
    from enquiry where id = ${id} and ${ofShop(by, sql`shop_id`)}`)

/** No row where none is wanted of it, of goods that are gone or another shop's, and where it was made already. */
export const findSampleWish = (db: Db, by: Reach, id: number, position: number) =>
  db.first<{ productId: number; lotId: number | null }>(sql`
    select product.id as "productId", lot_id as "lotId" from enquiry_line join product on product.id = product_id
    where enquiry_id = ${id} and position = ${position} and sample and sample_id is null
      and ${ofShop(by, sql`product.shop_id`)}`)

export const keepSample = (db: Db, id: number, position: number, sampleId: number) =>
  db.run(sql`update enquiry_line set sample_id = ${sampleId} where enquiry_id = ${id} and position = ${position}`)

/** No row where somebody else has it by now, or where there is no such contact. */
export const updateContact = (db: Db, id: number, from: number, to: number) =>
  db.run(sql`
    update enquiry set contact_id = ${to} where id = ${id} and contact_id = ${from}
      and exists (select from contact where id = ${to} and active)`)

export const insertNote = (db: Db, enquiryId: number, operatorId: number, body: string) =>
  db.first<Columns<'enquiry_note', 'id'>>(sql`
    insert into enquiry_note (enquiry_id, operator_id, body) values (${enquiryId}, ${operatorId}, ${body}) returning id`)

/** No row where an order came of it, or where it is closed already. */
export const closeAsLost = (db: Db, id: number, reason: LostReason, note: string | null) =>
  db.run(sql`
    update enquiry set closed_at = now(), lost_reason = ${reason}, lost_note = ${note}, waiting_since = null
    where id = ${id} and closed_at is null and not ${quoted(sql`quote.status = 'accepted'`)}`)

export const openAgain = (db: Db, id: number) =>
  db.run(sql`
    update enquiry set closed_at = null, lost_reason = null, lost_note = null
    where id = ${id} and closed_at is not null`)

export const renewLinkKey = (db: Db, id: number) =>
  db.run(sql`
    update enquiry set link_key = gen_random_uuid() from enquiry asked
    where asked.id = ${id} and enquiry.id = coalesce(asked.asked_id, asked.id)`)

export const findEnquiriesNamed = (db: Db, text: string, by: Reach) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select key, name, name as "nameEn" from (
      select id::text as key, concat_ws(' · ', enquiry_no, name, ${quoteNumbers}) as name
      from enquiry where ${containing(text, sql`${words}, ${quoteNumbers}`)} and ${ofShop(by, sql`shop_id`)}
      order by id desc limit 5) as found`)

const quoteNumbers = sql`(select string_agg(distinct quote_no, ', ') from quote where enquiry_id = enquiry.id)`
