import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type SessionRow = Columns<'session', 'id' | 'ip' | 'userAgent' | 'createdAt' | 'seenAt'>

export const searchSessions = (db: Db, memberId: number) =>
  db.many<SessionRow>(sql`
    select id, ip, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt"
    from session where member_id = ${memberId} and expires_at > now() and seen_at > now() - interval '7 days'
    order by seen_at desc, id desc limit 100`)

export const searchCountries = (db: Db, codes: string[]) =>
  db.many<Columns<'country', 'code' | 'nameEn', { name: 'nameZh' }>>(sql`
    select code, name_zh as name, name_en as "nameEn" from country where code = any(${codes})`)
