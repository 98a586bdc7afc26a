import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anAttachment, aSale } from './sales.ts'

export const aSpecialTitle = {
  kind: 'special' as const,
  title: '宁波示例塑料有限公司',
  taxNumber: '91330200MA2XXXXX0X',
  address: '宁波市中山路 1 号',
  phone: '0574-62530000',
  bank: '中国银行宁波分行',
  bankAccount: '6222 0000 0000 0000',
}

let issued = 10_000_000
export const newInvoiceNo = () => String(++issued)

/** For a paid order over CNY 10,000.00. */
export async function aRequestedInvoice(db: Database) {
  const { id: orderId, orderSn, memberId } = await aSale(db, 'paid')
  const { kind, title, taxNumber, address, phone, bank, bankAccount } = aSpecialTitle
  const made = await db.first<{ id: number }>(sql`
    insert into tax_invoice (order_id, member_id, kind, title, tax_number, address, phone, bank, bank_account)
    values (${orderId}, ${memberId}, ${kind}, ${title}, ${taxNumber}, ${address}, ${phone}, ${bank}, ${bankAccount})
    returning id`)
  if (!made) throw new Error('Nothing was requested.')
  return { id: made.id, orderId, orderSn, memberId }
}

export async function anIssuedInvoice(db: Database) {
  const requested = await aRequestedInvoice(db)
  const { id: uploadId } = await anAttachment(db, requested.memberId)
  await db.run(sql`
    update tax_invoice set status = 'issued', invoice_no = ${newInvoiceNo()}, issued_on = '2026-01-15', amount = 1000000,
      items = '[]', upload_id = ${uploadId} where id = ${requested.id}`)
  return requested
}
