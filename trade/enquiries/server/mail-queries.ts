import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** To which address mails about an enquiry go: a member's own, or the one that a visitor gave. */
export const findWriter = (db: Db, enquiryId: number, memberId: number | null) =>
  db.first<{ firstId: number; email: string | null }>(sql`
    select coalesce(asked_id, enquiry.id) as "firstId",
      lower(case when ${memberId}::int is null then enquiry.email else member.email end) as email
    from enquiry left join member on member.id = ${memberId}::int and not member.disabled
    where enquiry.id = ${enquiryId}`)

export const isKept = async (db: Db, enquiryId: number, mailId: string) =>
  (await db.first(sql`select id from enquiry_message where enquiry_id = ${enquiryId} and mail_id = ${mailId}`)) !==
  undefined
