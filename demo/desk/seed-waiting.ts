import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertAddresses, insertDemoOrder, findGoods } from '../seed-trading.ts'
import { transferOrder } from '../trading/orders.ts'
import { plainPdf } from './plain-pdf.ts'

const company = '余姚市恒信改性塑料厂'

const licence = [
  'BUSINESS LICENCE (demonstration)',
  'Name: Yuyao Hengxin Modified Plastics',
  'Unified social credit code: 00000000DEMO00000X',
  'Registered: 2011-06-08, Yuyao, Zhejiang',
]
const receipt = [
  'BANK TRANSFER RECEIPT (demonstration)',
  'Payer: Yuyao Hengxin Modified Plastics',
  'Beneficiary: PolyHarbor (demonstration), Demonstration Bank, Ningbo Branch',
  `Purpose: ${transferOrder.orderSn}`,
]

/** A buyer whose company and whose transfer somebody has to look at. */
export async function seedWaiting(db: Db, storage: Storage) {
  const member = await db.first<{ id: number }>(sql`
    insert into member (role_id, email, email_verified, password_hash, realname, title, department, locale, disabled,
      country_id, created_at)
    select role_id, 'buyer3@example.com', true, password_hash, '王建国', '厂长', '管理部', 'zh-CN', false,
      (select id from country where code = 'CN'), now() - interval '9 days'
    from member where email = 'buyer@example.com' returning id`)
  if (!member) return
  const { id: memberId } = member
  const store = attachmentsOf(db, storage, memberId)
  await db.run(sql`
    update enterprise set status = 'pending', licence_id = ${await store('licence.pdf', licence)},
      updated_at = now() - interval '5 hours' where name = ${company}`)
  await db.run(sql`
    insert into company_member (member_id, enterprise_id, role)
    select ${memberId}, id, 'keeper' from enterprise where name = ${company}`)

  await insertAddresses(db, memberId)
  const [goods] = await findGoods(db, 1)
  const orderId = goods && (await insertDemoOrder(db, memberId, transferOrder, goods))
  if (!orderId) return
  await db.run(sql`
    update sales_order set pay_method = 'transfer', pay_until = now() + interval '6 days' where id = ${orderId}`)
  await db.run(sql`
    insert into payment (order_id, provider, number, currency, amount, slip_id, slip_status)
    select id, 'transfer', order_sn || '-T', currency, total, ${await store('receipt.pdf', receipt)}, 'waiting'
    from sales_order where id = ${orderId}`)
}

const attachmentsOf = (db: Db, storage: Storage, memberId: number) => async (name: string, lines: string[]) => {
  const bytes = plainPdf(lines)
  const key = `private/${randomBytes(16).toString('base64url')}`
  await storage.put(`${key}.pdf`, bytes, 'application/pdf')
  const row = await db.first<{ id: number }>(sql`
    insert into upload (member_id, kind, name, type, size, sha256, storage_key, ready, claimed_at)
    values (${memberId}, 'attachment', ${name}, 'application/pdf', ${bytes.length},
      ${createHash('sha256').update(bytes).digest()}, ${key}, true, now()) returning id`)
  return row?.id ?? 0
}
