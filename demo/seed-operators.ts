import { hashPassword } from '#identity/auth/server/passwords.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'

const password = 'Polyharbor1!'

const people: [email: string, nameZh: string, nameEn: string, role: string][] = [
  ['admin@example.com', '徐婧', 'Xu Jing', 'administrator'],
  ['catalogue@example.com', '罗毅', 'Luo Yi', 'catalogue'],
  ['content@example.com', '沈悦', 'Shen Yue', 'content'],
  ['sales@example.com', '方宇', 'Fang Yu', 'sales'],
  ['service@example.com', '何敏', 'Helen He', 'service'],
]

/** One operator a role, as the start message names them. */
export async function seedOperators(db: Db) {
  const password_hash = await hashPassword(password)
  const contact = await db.first<{ id: number }>(sql`select id from contact where email = 'helen@polyharbor.example'`)
  await insertRows(
    db,
    'operator',
    people.map(([email, name_zh, name_en, role]) => ({
      email,
      name_zh,
      name_en,
      role,
      locale: 'zh-CN',
      password_hash,
      contact_id: role === 'service' ? (contact?.id ?? null) : null,
    })),
  )
}
