import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { securityEventNames } from '#platform/contract/office/security-events.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { maskPerson } from '#platform/server/security/mask-person.ts'
import type { securityEvents, SecurityEventRow } from './contract.ts'

const source = sql`security_event event left join operator on operator.id = operator_id
  left join member on member.id = member_id`
const words = sql`subject, call, event.ip, event.facts::text, operator.email, operator.name_zh, operator.name_en,
  member.email, member.mobile, member.realname`

/** Of these names: an older or a newer release may know others. */
export function searchEvents(db: Db, filter: ParsedOf<typeof securityEvents.list>): Promise<Page<SecurityEventRow>> {
  const { search, name, ip, memberId, operatorId, from, to, ...paging } = filter
  const found = sql`event.name = any(${name ? [name] : securityEventNames})
    ${search ? sql`and (${containing(search, words)} or subject = ${maskPerson(search)})` : nothing}
    ${ip ? sql`and event.ip = ${ip}` : nothing}
    ${memberId ? sql`and member_id = ${memberId}` : nothing}
    ${operatorId ? sql`and operator_id = ${operatorId}` : nothing}
    ${withinDays(sql`at`, { from, to })}`
  return paged(
    db,
    paging,
    sql`select event.id, at, event.name, member_id as "memberId", operator_id as "operatorId",
        coalesce(operator.name_zh, member.realname) as "personName",
        coalesce(operator.name_en, member.realname) as "personNameEn", event.ip, subject, call, event.facts
      from ${source} where ${found} order by at desc, event.id desc`,
    sql`select count(*) from ${source} where ${found}`,
  )
}
