import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { askedTogether } from './own-enquiry.ts'

/** Papers of quotes go on naming the company that they were made out to, before its enquiries move to another one. */
export const keepQuotedName = (db: Db, _: number, otherId: number) =>
  db.run(sql`
    update quote set bought_as = ${otherId} from enquiry
    where enquiry.id = enquiry_id and enterprise_id = ${otherId} and quote.bought_as is null`)

export const isQuoteAskedTogether = async (db: Db, firstId: number, id: number) =>
  (await db.run(sql`
    select from quote join enquiry on enquiry.id = enquiry_id where quote.id = ${id} and ${askedTogether(firstId)}`)) >
  0

/** Whose prices hold for a quote. */
export const companyAsking = (enquiryId: number) =>
  sql`(select asking.enterprise_id from enquiry asking where asking.id = ${enquiryId})`
