import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { BroadcastInfo, BroadcastRow, broadcasts } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { meant } from './broadcast-queries.ts'

const state = sql`case when sent_at is null then 'draft' when finished_at is null then 'sending' else 'sent' end`
const sent = sql`(select count(*) from broadcast_letter where broadcast_id = broadcast.id)`
const recipients = sql`case when finished_at is null then (select count(*) from member where ${meant}) else ${sent} end`
const row = sql`broadcast.id, subject_zh as subject, subject_en as "subjectEn", audience,
  broadcast.role_id as "roleId", role.name_zh as "roleName", role.name_en as "roleNameEn",
  broadcast.member_id as "memberId", addressee.realname as "memberName", broadcast.locale, ${state} as state,
  ${recipients} as recipients, ${sent} as sent, broadcast.updated_at as "updatedAt", sent_at as "sentAt",
  finished_at as "finishedAt", broadcast.version`
const source = sql`broadcast left join role on role.id = broadcast.role_id
  left join member addressee on addressee.id = broadcast.member_id`

export function searchBroadcasts(db: Db, filter: ParsedOf<typeof broadcasts.list>): Promise<Page<BroadcastRow>> {
  const { search, state: wanted, audience, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`subject_zh, subject_en, addressee.realname, addressee.email`)}` : nothing}
    ${wanted ? sql`and ${state} = ${wanted}` : nothing}
    ${audience ? sql`and audience = ${audience}` : nothing}`
  const order = sorted(sort, {
    updatedAt: sql`broadcast.updated_at`,
    sentAt: sql`sent_at`,
    subject: sql`subject_zh`,
    subjectEn: sql`subject_en`,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${source} where ${found} ${order}, broadcast.id desc`,
    sql`select count(*) from ${source} where ${found}`,
  )
}

export const findBroadcast = (db: Db, id: number) =>
  db.first<BroadcastInfo>(sql`
    select ${row}, body_zh as body, body_en as "bodyEn", coalesce(addressee.email, addressee.mobile) as member,
      (select count(*) from letter where broadcast_id = broadcast.id and read_at is not null) as read
    from ${source} where broadcast.id = ${id}`)
