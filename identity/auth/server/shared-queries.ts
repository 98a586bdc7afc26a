import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

// What registration, recovery and account security change of a member; they go through here, as the table has one writer.

export interface Identity extends Columns<
  'member',
  'id' | 'email' | 'emailVerified' | 'mobile' | 'realname' | 'passwordHash' | 'passwordChangedAt' | 'locale'
> {
  locale: Locale
  company: string | null
  /** Entered by the house, and not yet taken over by the person. */
  invited: boolean
  hasSecondFactor: boolean
}

const identity = sql`
  select id, email, email_verified as "emailVerified", mobile, realname, locale, password_hash as "passwordHash",
    password_changed_at as "passwordChangedAt", coalesce((
      select name from enterprise join company_member on enterprise_id = enterprise.id where member_id = member.id),
      enterprise_name) as company, entered_by is not null and accepted_at is null as invited,
    totp_secret is not null as "hasSecondFactor"
  from member`

export const findIdentity = (db: Db, id: number) => db.first<Identity>(sql`${identity} where id = ${id}`)

export const findIdentityByEmail = (db: Db, email: string) =>
  db.first<Identity>(sql`${identity} where email = ${email} and not disabled`)

export const findIdentityByMobile = (db: Db, mobile: string) =>
  db.first<Identity>(sql`${identity} where mobile = ${mobile} and not disabled`)

/** An address that nobody has proved to own is free for who does. */
export const isEmailTaken = async (db: Db, email: string) =>
  (await db.first(sql`select from member where email = ${email} and email_verified`)) !== undefined

export const isEmailClaimed = async (db: Db, email: string) =>
  (await db.first(sql`select from member where email = ${email}`)) !== undefined

export const isMobileTaken = async (db: Db, mobile: string) =>
  (await db.first(sql`select from member where mobile = ${mobile}`)) !== undefined

export interface NewMember {
  email?: string
  emailVerified?: boolean
  mobile?: string
  passwordHash: string
  realname: string
  enterpriseName: string
  country: number
  locale: Locale
}

/** Answers nothing when the address or number is taken; the constraint decides, also between two at once. */
export const insertMember = (db: Db, member: NewMember) =>
  db.first<Columns<'member', 'id'>>(sql`
    insert into member (role_id, email, email_verified, mobile, password_hash, realname, enterprise_name, country_id, locale)
    select id, ${member.email ?? null}, ${member.emailVerified ?? false}, ${member.mobile ?? null},
      ${member.passwordHash}, ${member.realname}, ${member.enterpriseName}, ${member.country}, ${member.locale}
    from role where code = 'buyer'
    on conflict do nothing returning id`)

interface EnteredMember {
  email?: string | undefined
  mobile?: string | undefined
  contactMobile?: string | undefined
  passwordHash: string
  realname: string
  enterpriseName: string | null
  locale: Locale
  enteredBy: number
}

/** Nothing when the address or number is taken. */
export const insertEntered = (db: Db, member: EnteredMember) =>
  db.first<Columns<'member', 'id'>>(sql`
    insert into member (role_id, email, mobile, contact_mobile, password_hash, realname, enterprise_name, locale, entered_by)
    select id, ${member.email ?? null}, ${member.mobile ?? null}, ${member.contactMobile ?? null}, ${member.passwordHash},
      ${member.realname}, ${member.enterpriseName}, ${member.locale}, ${member.enteredBy}
    from role where code = 'buyer'
    on conflict do nothing returning id`)

/** Who was entered by the house has the account from now on. */
export const setPassword = (db: Db, id: number, passwordHash: string) =>
  db.run(sql`
    update member set password_hash = ${passwordHash}, password_changed_at = now(),
      accepted_at = case when entered_by is not null then coalesce(accepted_at, now()) end
    where id = ${id}`)

export const setMobile = (db: Db, id: number, mobile: string) =>
  db.run(sql`update member set mobile = ${mobile} where id = ${id}`)

export const setVerifiedEmail = (db: Db, id: number, email: string) =>
  db.run(sql`update member set email = ${email}, email_verified = true where id = ${id}`)

/** Only while the address is still the member's, and still unproved. */
export const markEmailVerified = (db: Db, id: number, email: string) =>
  db.run(sql`update member set email_verified = true where id = ${id} and email = ${email} and not email_verified`)

/** What else a stranger may sign in with who opened the account on somebody's address. */
export const clearOtherWays = (db: Db, id: number) =>
  db.run(sql`
    with keys as (delete from passkey where member_id = ${id}) update member set mobile = null where id = ${id}`)

/** Takes an unproved address away from the account that claims it; without another way in, that account is closed. */
export const releaseEmail = (db: Db, email: string) =>
  db.first<Columns<'member', 'id'>>(sql`
    update member set email = null, disabled = disabled or mobile is null
    where email = ${email} and not email_verified returning id`)

/** The row stays for the orders that refer to it, and says nothing of the person. Answers the picture it had. */
export async function emptyMember(db: Db, memberId: number) {
  for (const table of [sql`session`, sql`sign_in_ticket`, sql`member_recovery_code`, sql`passkey`, sql`link_token`])
    await db.run(sql`delete from ${table} where member_id = ${memberId}`)
  await db.run(sql`
    delete from verification_code using member
    where member.id = ${memberId} and (member_id = member.id or target in (member.email, member.mobile))`)
  const had = await db.first<{ headUploadId: number | null }>(
    sql`select head_upload_id as "headUploadId" from member where id = ${memberId}`,
  )
  await db.run(sql`
    update member set email = ${`closed-${memberId}@closed.invalid`}, email_verified = false, mobile = null,
      password_hash = 'closed', realname = '-', head_image = null, head_upload_id = null, title = null,
      department = null, contact_mobile = null, website = null, enterprise_name = null, totp_secret = null,
      totp_offered = null, recovery_salt = null, disabled = true, closed_at = now(), version = version + 1
    where id = ${memberId}`)
  return had?.headUploadId ?? null
}
