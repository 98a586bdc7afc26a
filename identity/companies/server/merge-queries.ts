import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Both at once and in one order, so that two merges of the same companies wait for each other. */
export const lockPair = (db: Db, id: number, otherId: number) =>
  db.many<Columns<'enterprise', 'id' | 'name'>>(sql`
    select id, name from enterprise where id in (${id}, ${otherId}) and merged_into is null order by id for update`)

/** The keepers of the one that stays keep it; where there is none the other's do. */
export const movePeople = (db: Db, id: number, otherId: number) =>
  db.many<Columns<'company_member', 'memberId'>>(sql`
    update company_member moved set enterprise_id = ${id}, role = case
      when moved.role = 'keeper' and exists (
        select from company_member where enterprise_id = ${id} and role = 'keeper') then 'buyer' else moved.role end
    where enterprise_id = ${otherId} returning member_id as "memberId"`)

/** Nobody asks, or is invited by, a company twice. */
export async function moveRequests(db: Db, id: number, otherId: number) {
  await db.run(sql`update company_request set enterprise_id = ${id} where enterprise_id = ${otherId}`)
  await db.run(sql`
    delete from company_invitation other using company_invitation own
    where other.enterprise_id = ${otherId} and own.enterprise_id = ${id} and own.email = other.email`)
  await db.run(sql`update company_invitation set enterprise_id = ${id} where enterprise_id = ${otherId}`)
}

/** Owner, price group and next step of the one that stays go on; each that it has not comes along from the other. */
export async function moveCare(db: Db, id: number, otherId: number) {
  await db.run(sql`
    insert into company_care as own (enterprise_id, owner_id, group_id, next_step, next_step_on)
    select ${id}, owner_id, group_id, next_step, next_step_on from company_care where enterprise_id = ${otherId}
    on conflict (enterprise_id) do update set owner_id = coalesce(own.owner_id, excluded.owner_id),
      group_id = coalesce(own.group_id, excluded.group_id), version = own.version + 1,
      next_step = coalesce(own.next_step, excluded.next_step),
      next_step_on = coalesce(own.next_step_on, excluded.next_step_on)`)
  await db.run(sql`delete from company_care where enterprise_id = ${otherId}`)
}

export const markMerged = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update enterprise set merged_into = ${id}, merged_at = coalesce(merged_at, now())
    where enterprise.id = ${otherId} or merged_into = ${otherId}`)
