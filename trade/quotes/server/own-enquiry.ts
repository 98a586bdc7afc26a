import { sql, type Sql } from '#platform/server/database/sql.ts'

/** A member's own, and what was asked as a visitor under the address that the member has proved to own. */
export const ownEnquiry = (memberId: number): Sql => sql`(enquiry.member_id = ${memberId} or enquiry.member_id is null
  and enquiry.email = (select email from member where id = ${memberId} and email_verified))`

/** Whether the row of `upload` at hand went along with an enquiry that is the member's. */
export const sentWithOwnEnquiry = (memberId: number): Sql => sql`exists (
  select from enquiry_attachment join enquiry on enquiry.id = enquiry_id
  where upload_id = upload.id and ${ownEnquiry(memberId)})`
