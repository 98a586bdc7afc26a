import type { Member } from '#identity/members/contract.ts'
import { memberFacts } from '#identity/members/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { hasOwnPrices } from '#trade/price-lists/server/shared-queries.ts'

export const findPerson = (db: Db, memberId: number) =>
  db.first<Omit<Member, 'permissions'> & { priced: boolean }>(sql`
    select ${memberFacts}, ${hasOwnPrices(memberId)} as priced from member where id = ${memberId}`)
