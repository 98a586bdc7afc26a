import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPicture } from './factories.ts'
import { newEmail } from './identity.ts'

let made = 0

/** A main category that can be subscribed to. */
export async function aCatalogue(db: Db): Promise<number> {
  const code = `NEWS-${++made}-${crypto.randomUUID()}`
  const row = await db.first<{ id: number }>(sql`
    insert into category (code, position, name_zh, name_en) values (${code}, 1, ${code}, ${code}) returning id`)
  return row?.id ?? 0
}

export async function aReader(db: Db, catalogueId: number, locale: 'zh-CN' | 'en-US' = 'en-US'): Promise<string> {
  const email = newEmail()
  await db.run(sql`
    with reader as (insert into subscriber (email, locale) values (${email}, ${locale}) returning id)
    insert into subscription (subscriber_id, category_id, since)
    select id, ${catalogueId}, now() - interval '1 day' from reader`)
  return email
}

/** A draft in both languages, to the readers of a catalogue of its own. */
export async function aNewsletter(db: Db, { readers = [] }: { readers?: ('zh-CN' | 'en-US')[] } = {}) {
  const productCatalog = await aCatalogue(db)
  const emails = await Promise.all(readers.map((locale) => aReader(db, productCatalog, locale)))
  const content = { subject: '新批次', subjectEn: 'New lots', body: '<p>到货</p>', bodyEn: '<p>In stock</p>' }
  const row = await db.first<{ id: number; version: number }>(sql`
    insert into newsletter_draft (category_id, content) values (${productCatalog}, ${JSON.stringify(content)}::jsonb)
    returning id, version`)
  if (!row) throw new Error('Nothing was inserted.')
  return { ...row, productCatalog, emails }
}

interface BroadcastWishes {
  roleId?: number
  memberId?: number
  locale?: 'zh-CN' | 'en-US'
}

/** A letter in both languages: to one member, to a role, or to everybody. */
export async function aBroadcast(db: Db, { roleId, memberId, locale }: BroadcastWishes = {}) {
  const audience = memberId ? 'member' : roleId ? 'role' : 'all'
  const row = await db.first<{ id: number; version: number }>(sql`
    insert into broadcast (audience, role_id, member_id, locale, subject_zh, subject_en, body_zh, body_en)
    values (${audience}, ${roleId ?? null}, ${memberId ?? null}, ${locale ?? null}, '通知', 'Notice', '内容', 'Text')
    returning id, version`)
  if (!row) throw new Error('Nothing was inserted.')
  return row
}

/** What a form of a contact sends. */
export const contactDetails = async (db: Db) => ({
  name: '王敏',
  nameEn: 'Wang Min',
  email: newEmail(),
  phone: '13812345678',
  whatsapp: '',
  wechatId: 'wang-min',
  languages: ['zh-CN'] as ('zh-CN' | 'en-US')[],
  pictureId: (await aPicture(db)).id,
  active: true,
})
