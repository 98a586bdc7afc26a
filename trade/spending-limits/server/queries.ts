import type { Currency } from '#platform/contract/currencies.ts'
import { companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Limited } from '../contract.ts'

const limitsOf = (own: Sql) => sql`(
  select json_agg(json_build_object('currency', currency, 'perOrderMinor', per_order, 'perMonthMinor', per_month)
    order by currency)
  from spending_limit where spending_limit.enterprise_id = ${own})`

const roleJson = sql`json_build_object('code', code, 'name', name_zh, 'nameEn', name_en)`

/** The roles first, then the people. */
export const searchLimited = (db: Db, memberId: number) =>
  db.many<Limited>(sql`
    select "memberId", realname, role, limits from (
      select null::int as "memberId", null as realname, ${roleJson} as role,
        ${limitsOf(sql`${companyOf(memberId)} and spending_limit.role = code`)} as limits, position,
        null::timestamptz as since
      from company_role where ${companyOf(memberId)} is not null
      union all
      select person.member_id, realname, ${roleJson},
        ${limitsOf(sql`person.enterprise_id and spending_limit.member_id = person.member_id`)}, position, joined_at
      from company_member person join member on member.id = person.member_id join company_role on code = person.role
      where person.enterprise_id = ${companyOf(memberId)}) limited
    order by since is not null, position, since, "memberId"`)

export interface OfWhom {
  role?: string
  memberId?: number
}
interface Amounts {
  currency: Currency
  perOrder: number | null
  perMonth: number | null
}

const target = (keeperId: number, { role, memberId }: OfWhom) => sql`
  select ${companyOf(keeperId)} as enterprise_id, code as role, null::int as member_id from company_role where code = ${role ?? null}
    and ${companyOf(keeperId)} is not null
  union all
  select enterprise_id, null, member_id from company_member
  where member_id = ${memberId ?? null}::int and enterprise_id = ${companyOf(keeperId)}`

/** No row where the role does not exist, or the person is of another company. */
export const insertLimit = (db: Db, keeperId: number, whom: OfWhom, { currency, perOrder, perMonth }: Amounts) =>
  db.run(sql`
    insert into spending_limit (enterprise_id, role, member_id, currency, per_order, per_month)
    select enterprise_id, role, member_id, ${currency}, ${perOrder}::bigint, ${perMonth}::bigint
    from (${target(keeperId, whom)}) as of_whom`)

export const removeLimits = (db: Db, keeperId: number, { role, memberId }: OfWhom) =>
  db.run(sql`
    delete from spending_limit where enterprise_id = ${companyOf(keeperId)}
      and (role = ${role ?? null} or member_id = ${memberId ?? null}::int)`)

/** Two keepers at once set one after the other. */
export const lockLimits = (db: Db, keeperId: number) =>
  db.run(sql`select from enterprise where id = ${companyOf(keeperId)} for no key update`)
