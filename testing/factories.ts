import { hashPassword } from '#identity/auth/server/passwords.ts'
import { newToken } from '#identity/auth/server/tokens.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

// Small things with names of their own, so that tests never meet each other's.
let count = 0
const next = () => ++count

async function inserted<Row extends { id: number }>(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row
  if (!found) throw new Error('Nothing was inserted.')
  return found
}

export const password = 'a long enough one'
let passwordHash: Promise<string> | undefined

interface MemberWishes {
  role?: string
  email?: string | null
  mobile?: string | null
  realname?: string
  emailVerified?: boolean
  disabled?: boolean
}

/** A buyer whose password is `password`. */
export async function aMember(db: Db, wishes: MemberWishes = {}) {
  passwordHash ??= hashPassword(password)
  const n = next()
  const { role = 'buyer', email = `member${n}@example.com`, mobile = null } = wishes
  const { realname = `Member ${n}`, emailVerified = true, disabled = false } = wishes
  return inserted(
    db.first<{ id: number; email: string; mobile: string | null; realname: string }>(sql`
      insert into member (role_id, email, mobile, password_hash, realname, email_verified, disabled, locale)
      select id, ${email}, ${mobile}, ${await passwordHash}, ${realname}, ${emailVerified}, ${disabled}, 'en-US'
      from role where code = ${role} returning id, email, mobile, realname`),
  )
}

/** A token of the member, as signing in would give it. */
export async function aSession(db: Db, member: { id: number }): Promise<string> {
  const { token, hash } = newToken()
  await db.run(sql`
    insert into session (member_id, token_hash, expires_at, ip, user_agent)
    values (${member.id}, ${hash}, now() + interval '30 days', '192.0.2.1', 'test')`)
  return token
}

/** A role with no menu and no permissions but those given. */
export async function aRole(db: Db, { permissions = [], urls = [] }: { permissions?: string[]; urls?: string[] } = {}) {
  const code = `role-${next()}`
  const role = await inserted(
    db.first<{ id: number; code: string }>(
      sql`insert into role (code, permissions) values (${code}, ${permissions}) returning id, code`,
    ),
  )
  await db.run(sql`
    insert into role_menu_item (role_id, menu_item_id)
    select ${role.id}, id from menu_item where url = any(${urls})`)
  return role
}

export function aPicture(db: Db) {
  return inserted(
    db.first<{ id: number; src: string }>(sql`
      insert into picture (src, width, height, widths, colour)
      values ('/media/test/' || gen_random_uuid(), 1200, 800, ${[400, 800]}, '#336699') returning id, src`),
  )
}

interface NewsWishes {
  title?: string | null
  titleEn?: string | null
  body?: string | null
  bodyEn?: string | null
  groupId?: number
  publishedAt?: string
}

/** An article of today, in a group of its own unless told otherwise. */
export async function aNewsItem(db: Db, wishes: NewsWishes = {}) {
  const n = next()
  const { title = `新闻 ${n}`, titleEn = `News ${n}`, body = '<p>正文</p>', bodyEn = '<p>Text</p>' } = wishes
  const { groupId = (await aNewsGroup(db)).id, publishedAt = new Date().toISOString() } = wishes
  const picture = await aPicture(db)
  return inserted(
    db.first<{ id: number; groupId: number; titleEn: string | null }>(sql`
      insert into news (code, group_id, picture_id, title_zh, title_en, summary_zh, summary_en, body_zh, body_en,
        author_zh, author_en, published_at)
      values (${`test-${n}`}, ${groupId}, ${picture.id}, ${title}, ${titleEn}, ${title}, ${titleEn}, ${body}, ${bodyEn},
        '编辑部', 'Editors', ${publishedAt})
      returning id, group_id as "groupId", title_en as "titleEn"`),
  )
}

/** A group of its own, so that lists hold what the test put in. */
export function aNewsGroup(db: Db) {
  const n = next()
  return inserted(
    db.first<{ id: number }>(sql`
      insert into content_group (type, code, position, name_zh, name_en)
      values (4, ${`test-${n}`}, ${1000 + n}, ${`组 ${n}`}, ${`Group ${n}`}) returning id`),
  )
}

export function aLetter(
  db: Db,
  member: { id: number },
  wishes: { kind?: string; subject?: string; read?: boolean } = {},
) {
  const { kind = 'notice', subject = `Letter ${next()}`, read = false } = wishes
  return inserted(
    db.first<{ id: number; subject: string }>(sql`
      insert into letter (member_id, kind, subject, content, read_at)
      values (${member.id}, ${kind}, ${subject}, 'Dear member', ${read ? new Date().toISOString() : null})
      returning id, subject`),
  )
}

/** A service contact who speaks a language. */
export async function aContact(db: Db, locale: 'zh-CN' | 'en-US' = 'en-US') {
  const n = next()
  const picture = await aPicture(db)
  return inserted(
    db.first<{ id: number; email: string }>(sql`
      insert into contact (locale, languages, name_zh, name_en, email, phone, wechat_id, picture_id)
      values (${locale}, ${[locale]}, ${`客服${n}`}, ${`Contact ${n}`}, ${`contact${n}@example.com`}, '13800000000', ${`w${n}`}, ${picture.id})
      returning id, email`),
  )
}

/** A company with a name of its own that nobody has joined. */
export function anEnterprise(db: Db, wishes: { name?: string; status?: 'unverified' | 'verified' } = {}) {
  const { name = `Company ${next()} Ltd`, status = 'unverified' } = wishes
  const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return inserted(
    db.first<{ id: number; name: string }>(sql`
      with licence as (
        insert into upload (member_id, kind, name, type, size, sha256, storage_key, ready, claimed_at)
        select min(id), 'attachment', 'licence.pdf', 'application/pdf', 1, sha256('x'), ${`private/${key}`}, true, now()
        from member where ${status} = 'verified' having min(id) is not null returning id)
      insert into enterprise (name, name_key, status, licence_id)
      values (${name}, ${key}, ${status}, (select id from licence)) returning id, name`),
  )
}

interface CaseWishes {
  groupId?: number
  title?: string | null
  titleEn?: string | null
  publishedAt?: string
  categoryIds?: number[]
}

/** A technical case of today, in a group of its own unless told otherwise. */
export async function aCase(db: Db, wishes: CaseWishes = {}) {
  const n = next()
  const { title = `案例 ${n}`, titleEn = `Case ${n}`, publishedAt = new Date().toISOString() } = wishes
  const { groupId = (await aNewsGroup(db)).id, categoryIds = [] } = wishes
  const picture = await aPicture(db)
  const made = await inserted(
    db.first<{ id: number; groupId: number }>(sql`
      insert into case_study (code, group_id, picture_id, title_zh, title_en, summary_zh, summary_en, body_zh, body_en,
        industry_zh, industry_en, author_zh, author_en, published_at)
      values (${`test-${n}`}, ${groupId}, ${picture.id}, ${title}, ${titleEn}, ${title}, ${titleEn}, '<p>正文</p>',
        '<p>Text</p>', '包装', 'Packaging', '工程师', 'Engineers', ${publishedAt})
      returning id, group_id as "groupId"`),
  )
  await db.run(sql`
    insert into case_category (case_id, category_id, position)
    select ${made.id}, id, place from unnest(${categoryIds}::int[]) with ordinality as chosen (id, place)`)
  return made
}
