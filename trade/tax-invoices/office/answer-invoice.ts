import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { claimSentUploads } from '#identity/uploads/server/claim-upload.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { date } from '#platform/texts/format.ts'
import { storeAnswerFile } from '#trade/threads/server/store-answer-file.ts'
import { invoiceLife } from '../server/invoice-life.ts'
import type { MovedInvoice } from '../server/shared-queries.ts'
import type { taxInvoices } from './contract.ts'
import { findInvoice, findNumbered, itemsNow } from './queries.ts'

export async function knownInvoice(db: Db, id: number) {
  const invoice = await findInvoice(db, id)
  if (!invoice) throw new Refusal('NOT_FOUND')
  return invoice
}

export const uploadInvoice = async ({ id, file }: ParsedOf<typeof taxInvoices.upload>, context: Context<'operator'>) =>
  storeAnswerFile(context, (await knownInvoice(context.db, id)).memberId, file)

const wrong = (field: string, message: string) => new Refusal('INVALID_INPUT', { fields: { [field]: message } })

export const issueInvoice = (input: ParsedOf<typeof taxInvoices.issue>, context: Context<'operator'>) =>
  context.db.transaction(async (tx) => {
    const { id, invoiceNo, issuedOn, fileIds, amountMinor } = input
    const { memberId } = await knownInvoice(tx, id)
    if (issuedOn > date(new Date())) throw wrong('issuedOn', 'adminTaxInvoices.dayWrong')
    if (await findNumbered(tx, invoiceNo)) throw wrong('invoiceNo', 'adminTaxInvoices.numberTaken')
    await claimSentUploads(tx, memberId, context.operator.operatorId, fileIds)
    const moved = await invoiceLife.move(tx, id, 'issue', byOperator(context.operator.operatorId), {
      set: sql`, invoice_no = ${invoiceNo}, issued_on = ${issuedOn}, upload_id = ${fileIds[0] ?? 0},
        (amount, items) = (select priced.total - priced.refunded, ${itemsNow}::jsonb
          from sales_order priced where priced.id = tax_invoice.order_id)`,
    })
    if ((await knownInvoice(tx, id)).amountMinor !== amountMinor) throw new Refusal('CONFLICT')
    return answered(tx, context, moved, 'issue', { invoiceNo, issuedOn, amountMinor })
  })

type Decision = ParsedOf<typeof taxInvoices.reject>

export const decideInvoice = (event: 'reject' | 'void', { id, reason }: Decision, context: Context<'operator'>) =>
  context.db.transaction(async (tx) => {
    const by = byOperator(context.operator.operatorId)
    const moved = await invoiceLife.move(tx, id, event, by, { note: reason })
    return answered(tx, context, moved, event, { reason }, reason)
  })

const actions = { issue: 'confirm', reject: 'reject', void: 'withdraw' } as const

/** The buyer is written to, and the audit keeps who answered. */
async function answered(
  tx: Db,
  { config, operator }: Context<'operator'>,
  { id, orderId, orderSn, memberId, invoiceNo, title }: MovedInvoice,
  event: keyof typeof actions,
  after: object,
  reason = '',
) {
  const facts = { about: orderId, orderSn, number: invoiceNo ?? '', title, reason }
  await notifyMember(tx, config, memberId, `taxInvoice.${event}`, facts)
  return audit(tx, operator, { action: actions[event], noun: 'taxInvoice', key: id, title: orderSn, after })
}
