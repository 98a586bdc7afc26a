import { hashPassword } from '#server/features/auth/passwords.ts'
import type { Db } from '#server/database/database.ts'
import { idsByCode, insertRows } from './insert-rows.ts'

const password = 'Polyharbor1!'

const letters: [subject: string, content: string, kind: string, daysAgo: number, read: boolean][] = [
  [
    'Welcome to PolyHarbor',
    'Your account is open. Search by grade name or by property values, and ask for prices of up to twenty grades at once.',
    'notice',
    40,
    true,
  ],
  [
    'Your enquiry for HDPE film grade was answered',
    'Your contact has sent an offer for 25 MT CIF Hamburg. It is valid until the end of the week.',
    'enquiry',
    6,
    false,
  ],
  [
    'A new certificate was added',
    'The food-contact declaration for PH-PP-H30 is available on its product page.',
    'notice',
    3,
    false,
  ],
  [
    'Your enquiry for PC/ABS was answered',
    'Two grades match your melt flow and impact values. See the comparison in the thread.',
    'enquiry',
    1,
    false,
  ],
]

/** The accounts that the start message names. */
export async function seedMembers(db: Db) {
  const role_id = (await idsByCode(db, 'role'))('buyer')
  const password_hash = await hashPassword(password)
  const member = (email: string, realname: string, locale: string) => ({
    role_id,
    email,
    email_verified: true,
    password_hash,
    realname,
    locale,
    disabled: false,
    created_at: new Date(Date.now() - 200 * day),
  })
  const [buyer] = await insertRows(db, 'member', [
    member('buyer@example.com', 'Anna Petersen', 'en-US'),
    member('buyer2@example.com', '陈立', 'zh-CN'),
  ])
  await insertRows(
    db,
    'letter',
    letters.map(([subject, content, kind, daysAgo, read]) => ({
      member_id: buyer,
      kind,
      subject,
      content,
      received_at: new Date(Date.now() - daysAgo * day),
      read_at: read ? new Date(Date.now() - (daysAgo - 1) * day) : null,
    })),
  )
}

const day = 24 * 3600 * 1000
