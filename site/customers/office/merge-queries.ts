import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { movedKinds } from './contract.ts'

type Moved = (typeof movedKinds)[number]

/** What an operator sees before the merge; settings of the company that stays are not among it. */
const counted: Record<Moved, Sql> = {
  people: sql`company_member`,
  requests: sql`company_request`,
  invitations: sql`company_invitation`,
  addresses: sql`address`,
  enquiries: sql`enquiry`,
  quotes: sql`quote join enquiry on enquiry.id = enquiry_id`,
  approvals: sql`approval`,
  orders: sql`sales_order`,
  agreements: sql`price_list`,
  invoiceTitles: sql`invoice_title`,
  notes: sql`company_note`,
}

const counts = (id: number) =>
  Object.entries(counted)
    .map(([kind, from]) => sql`${kind}::text, (select count(*) from ${from} where enterprise_id = ${id})`)
    .reduce((list, each) => sql`${list}, ${each}`)

export const countMoved = async (db: Db, otherId: number) =>
  (await db.first<{ moved: Record<Moved, number> }>(sql`select json_build_object(${counts(otherId)}) as moved`))?.moved

export const moveNotes = (db: Db, id: number, otherId: number) =>
  db.run(sql`update company_note set enterprise_id = ${id} where enterprise_id = ${otherId}`)
