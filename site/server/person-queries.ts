import { sessionOf, type Session } from '#identity/auth/server/queries.ts'
import type { Member } from '#identity/members/contract.ts'
import { memberFacts } from '#identity/members/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { hasOwnPrices } from '#trade/price-lists/server/shared-queries.ts'

/** Whose session it is, with what pages say of them: one statement, since a kept page has no other. */
export const findPerson = (db: Db, hash: Buffer) =>
  db.first<Session & Omit<Member, 'permissions'> & { priced: boolean }>(sql`
    select session.*, ${memberFacts}, ${hasOwnPrices(sql`session."companyId"`)} as priced
    from (${sessionOf(hash)}) session join member on member.id = session."memberId"`)
