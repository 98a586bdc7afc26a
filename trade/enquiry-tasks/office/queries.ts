import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Task } from './contract.ts'
import { overdue } from '#identity/contacts/server/shared-queries.ts'

const from = sql`enquiry_task join enquiry on enquiry.id = enquiry_id`

export const searchTasks = (db: Db, by: Reach, enquiryId: number) =>
  db.many<Task>(sql`
    select enquiry_task.id, body, due_on as "dueOn", done_at is null and ${overdue(sql`due_on`)} as overdue, done_at as "doneAt",
      operator.name_zh as "operatorName", operator.name_en as "operatorNameEn"
    from ${from} join operator on operator.id = coalesce(done_by, operator_id)
    where enquiry_id = ${enquiryId} and ${ofShop(by, sql`enquiry.shop_id`)}
    order by done_at desc nulls first, due_on, enquiry_task.id limit 50`)

interface NewTask {
  enquiryId: number
  operatorId: number
  body: string
  dueOn: string
}

/** No row where the enquiry is of another shop. */
export const insertTask = (db: Db, by: Reach, { enquiryId, operatorId, body, dueOn }: NewTask) =>
  db.first<Columns<'enquiry_task', 'id'> & { enquiryNo: string }>(sql`
    with asked as (select id, enquiry_no from enquiry where id = ${enquiryId} and ${ofShop(by, sql`shop_id`)}),
    made as (
      insert into enquiry_task (enquiry_id, operator_id, body, due_on)
      select id, ${operatorId}, ${body}, ${dueOn}::date from asked returning id)
    select made.id, enquiry_no as "enquiryNo" from made, asked`)

/** No row where it is as wished already. */
export const tickTask = (db: Db, by: Reach, id: number, operatorId: number | null) =>
  db.first<Columns<'enquiry_task', 'enquiryId' | 'body'> & { enquiryNo: string }>(sql`
    update enquiry_task set done_by = ${operatorId}::int, done_at = case when ${operatorId}::int is not null then now() end
    from enquiry where enquiry_task.id = ${id} and enquiry.id = enquiry_id and ${ofShop(by, sql`enquiry.shop_id`)}
      and (done_at is null) = (${operatorId}::int is not null)
    returning enquiry_id as "enquiryId", body, enquiry_no as "enquiryNo"`)
