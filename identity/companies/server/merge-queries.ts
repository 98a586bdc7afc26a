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

/** Who looks after the one that stays goes on; where nobody does, the other's owner and step come along. */
export async function moveCare(db: Db, id: number, otherId: number) {
  await db.run(sql`
    update company_care set enterprise_id = ${id} where enterprise_id = ${otherId}
      and not exists (select from company_care where enterprise_id = ${id})`)
  await db.run(sql`delete from company_care where enterprise_id = ${otherId}`)
}

export const markMerged = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update enterprise set merged_into = ${id}, merged_at = coalesce(merged_at, now())
    where enterprise.id = ${otherId} or merged_into = ${otherId}`)
