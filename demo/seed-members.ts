import { hashPassword } from '#identity/auth/server/passwords.ts'
import type { Db } from '#platform/server/database/database.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'

const password = 'Polyharbor1!'

type Letter = [subject: string, content: string, kind: string, daysAgo: number, read: boolean]

interface Buyer {
  email: string
  realname: string
  locale: string
  /** In the buyer's language. */
  letters: Letter[]
}

/** The accounts that the start message names. */
const buyers: Buyer[] = [
  {
    email: 'buyer@example.com',
    realname: 'Anna Petersen',
    locale: 'en-US',
    letters: [
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
    ],
  },
  {
    email: 'buyer2@example.com',
    realname: '陈立',
    locale: 'zh-CN',
    letters: [
      ['欢迎来到聚港', '账户已开通。可按牌号或物性找料，一次最多询二十个牌号的价。', 'notice', 38, true],
      ['薄膜级 HDPE 的询价有回复了', '对接的业务员已报价：25 吨，送到宁波，本周内有效。', 'enquiry', 5, true],
      ['产品资料有更新', 'PH-PP-H30 的食品接触声明已上传，可在产品页下载。', 'notice', 2, false],
    ],
  },
]

export async function seedMembers(db: Db) {
  const role_id = (await idsByCode(db, 'role'))('buyer')
  const password_hash = await hashPassword(password)
  const ids = await insertRows(
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
  await insertRows(
    db,
    'letter',
    buyers.flatMap(({ letters }, at) =>
      letters.map(([subject, content, kind, daysAgo, read]) => ({
        member_id: ids[at],
        kind,
        subject,
        content,
        received_at: new Date(Date.now() - daysAgo * day),
        read_at: read ? new Date(Date.now() - (daysAgo - 1) * day) : null,
      })),
    ),
  )
}

const day = 24 * 3600 * 1000
