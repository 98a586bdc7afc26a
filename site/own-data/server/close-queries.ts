import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'

/** What only served the account. */
export async function removePersonal(db: Db, memberId: number) {
  await db.run(sql`delete from session where member_id = ${memberId}`)
  await db.run(sql`delete from address where member_id = ${memberId}`)
  await db.run(sql`delete from cart_item where member_id = ${memberId}`)
  await db.run(sql`delete from favourite where member_id = ${memberId}`)
  await db.run(sql`delete from saved_search where member_id = ${memberId}`)
  await db.run(sql`delete from letter where member_id = ${memberId}`)
  await db.run(sql`delete from member_contact where member_id = ${memberId}`)
  await db.run(sql`delete from member_recovery_code where member_id = ${memberId}`)
  await db.run(sql`delete from enterprise_member where member_id = ${memberId}`)
  await db.run(sql`delete from subscriber where email = (select email from member where id = ${memberId})`)
  await db.run(sql`update visit set member_id = null, ip = '0.0.0.0' where member_id = ${memberId}`)
  await db.run(sql`update visitor set member_id = null where member_id = ${memberId}`)
  // Files lie outside of the database: the job of retention takes them with the chat.
  await db.run(sql`update conversation set erase_at = now(), email = null where member_id = ${memberId}`)
}

/** Records of the trade stay; the person is taken out where no paper names it. */
export async function makeAnonymous(db: Db, memberId: number) {
  await db.run(sql`
    update enquiry set name = '-', email = ${`closed-${memberId}@closed.invalid`}, phone = null, member_id = ${memberId}
    where ${ownEnquiry(memberId)}`)
  await db.run(sql`update order_comment set name_choice = 'hidden', shown_name = null where member_id = ${memberId}`)
  await db.run(sql`
    update upload set claimed_at = null, created_at = least(created_at, now() - interval '2 days')
    where id = (select head_upload_id from member where id = ${memberId})`)
}

/** The row stays for the orders that refer to it, and says nothing of the person. */
export const emptyMember = (db: Db, memberId: number) =>
  db.run(sql`
    update member set email = ${`closed-${memberId}@closed.invalid`}, email_verified = false, mobile = null,
      password_hash = 'closed', realname = '-', head_image = null, head_upload_id = null, title = null,
      department = null, contact_mobile = null, website = null, enterprise_name = null, totp_secret = null,
      totp_offered = null, recovery_salt = null, disabled = true, closed_at = now(), version = version + 1
    where id = ${memberId}`)
