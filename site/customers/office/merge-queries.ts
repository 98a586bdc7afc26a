import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { movedKinds } from './contract.ts'

type Moved = (typeof movedKinds)[number]

/** Whatever names a company, other than what it was merged into, has a step here. */
const counted: Record<Moved, Sql> = {
  people: sql`company_member`,
  requests: sql`company_request`,
  invitations: sql`company_invitation`,
  addresses: sql`address`,
  enquiries: sql`enquiry`,
  quotes: sql`quote join enquiry on enquiry.id = enquiry_id`,
  orders: sql`sales_order`,
  notes: sql`company_note`,
}

const counts = (id: number) =>
  Object.entries(counted)
    .map(([kind, from]) => sql`${kind}::text, (select count(*) from ${from} where enterprise_id = ${id})`)
    .reduce((list, each) => sql`${list}, ${each}`)

export const countMoved = async (db: Db, otherId: number) =>
  (await db.first<{ moved: Record<Moved, number> }>(sql`select json_build_object(${counts(otherId)}) as moved`))?.moved

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

/** A company has one default address. */
export const moveAddresses = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update address set enterprise_id = ${id}, is_default = is_default and not exists (
      select from address own where own.enterprise_id = ${id} and own.is_default)
    where enterprise_id = ${otherId}`)

/** Papers go on naming the company that they were made out to. */
export async function moveTrade(db: Db, id: number, otherId: number) {
  await db.run(sql`
    update quote set bought_as = ${otherId} from enquiry
    where enquiry.id = enquiry_id and enterprise_id = ${otherId} and quote.bought_as is null`)
  await db.run(sql`update enquiry set enterprise_id = ${id} where enterprise_id = ${otherId}`)
  await db.run(sql`
    update sales_order set enterprise_id = ${id}, bought_as = coalesce(bought_as, ${otherId})
    where enterprise_id = ${otherId}`)
}

/** What people may order goes along with them; a role's limits are those of the company that stays. */
export async function moveLimits(db: Db, id: number, otherId: number) {
  await db.run(sql`delete from spending_limit where enterprise_id = ${otherId} and role is not null`)
  await db.run(sql`update spending_limit set enterprise_id = ${id} where enterprise_id = ${otherId}`)
  await db.run(sql`update approval set enterprise_id = ${id} where enterprise_id = ${otherId}`)
}

/** Who looks after the one that stays goes on; where nobody does, the other's owner and step come along. */
export async function moveCare(db: Db, id: number, otherId: number) {
  await db.run(sql`update company_note set enterprise_id = ${id} where enterprise_id = ${otherId}`)
  await db.run(sql`
    update company_care set enterprise_id = ${id} where enterprise_id = ${otherId}
      and not exists (select from company_care where enterprise_id = ${id})`)
  await db.run(sql`delete from company_care where enterprise_id = ${otherId}`)
}

export const markMerged = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update enterprise set merged_into = ${id}, merged_at = coalesce(merged_at, now())
    where enterprise.id = ${otherId} or merged_into = ${otherId}`)
