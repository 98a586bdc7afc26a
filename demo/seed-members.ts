import { hashPassword } from '#identity/auth/server/passwords.ts'
import type { Db } from '#platform/server/database/database.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'

const password = 'Polyharbor1!'

interface Buyer {
  email: string
  realname: string
  locale: string
}

/** The accounts that the start message names. */
const buyers: Buyer[] = [
  { email: 'buyer@example.com', realname: 'Anna Petersen', locale: 'en-US' },
  { email: 'buyer2@example.com', realname: '陈立', locale: 'zh-CN' },
]

export async function seedMembers(db: Db) {
  const role_id = (await idsByCode(db, 'role'))('buyer')
  const password_hash = await hashPassword(password)
  await insertRows(
    db,
    'member',
    buyers.map(({ email, realname, locale }) => ({
      role_id,
      email,
      email_verified: true,
      password_hash,
      realname,
      locale,
      disabled: false,
      created_at: new Date(Date.now() - 200 * day),
    })),
  )
}

const day = 24 * 3600 * 1000
