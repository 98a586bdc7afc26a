import { addressee, belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** Asked as a visitor under the address that the member has proved; without one, under the member's mobile number. */
export const askedAsVisitor = (memberId: number): Sql => sql`(enquiry.member_id is null and (
  enquiry.email = (select email from member where id = ${memberId} and email_verified)
  or enquiry.email = '' and enquiry.phone = (select mobile from member where id = ${memberId})))`

/** The member's or the member's company's, and what the member asked as a visitor. */
export const ownEnquiry = (memberId: number): Sql =>
  sql`(${belongsTo(memberId, sql`enquiry`)} or ${askedAsVisitor(memberId)})`

/** Those that were sent together with this first one. */
export const askedTogether = (firstId: number): Sql => sql`coalesce(enquiry.asked_id, enquiry.id) = ${firstId}`

/** Whether the row of `upload` at hand went along with an enquiry that is the member's, or with an answer to it. */
export const sentWithOwnEnquiry = (memberId: number): Sql => sql`exists (
  select from enquiry join (
    select enquiry_id, upload_id from enquiry_attachment union all
    select enquiry_id, upload_id from enquiry_message_file join enquiry_message on enquiry_message.id = message_id) sent
    on sent.enquiry_id = enquiry.id
  where sent.upload_id = upload.id and ${ownEnquiry(memberId)})`

/** The member whose letters an enquiry belongs to: who asked, who took over, or whose address or number a visitor gave. */
export const isReader = (member: Sql): Sql => sql`${member}.id = ${addressee(sql`enquiry`)}
  or enquiry.member_id is null and (${member}.email = enquiry.email and ${member}.email_verified
    or enquiry.email = '' and ${member}.mobile = enquiry.phone)`

const takenOver = (member: Sql) => sql`enquiry.member_id <> ${member}.id`
/** Whom to write to: who asked, unless somebody else of the company reads it by now. */
export const readerName = (member: Sql): Sql => sql`
  case when ${takenOver(member)} then ${member}.realname else enquiry.name end`
export const readerEmail = (member: Sql): Sql => sql`
  case when ${takenOver(member)} then coalesce(${member}.email, '') else enquiry.email end`
