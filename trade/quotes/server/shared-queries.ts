import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Papers of quotes go on naming the company that they were made out to, before its enquiries move to another one. */
export const keepQuotedName = (db: Db, _: number, otherId: number) =>
  db.run(sql`
    update quote set bought_as = ${otherId} from enquiry
    where enquiry.id = enquiry_id and enterprise_id = ${otherId} and quote.bought_as is null`)
