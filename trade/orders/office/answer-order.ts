import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { claimSentUploads } from '#identity/uploads/server/claim-upload.ts'
import { storeAnswerFile } from '#trade/threads/server/store-answer-file.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { findMoved } from '../server/queries.ts'
import { isOrderOf } from './queries.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { findContactOf, insertMessageFiles, insertNote, insertSellerMessage } from '../server/thread-queries.ts'
import type { orders } from './contract.ts'

async function knownOrder(db: Db, by: Reach, id: number) {
  const order = (await isOrderOf(db, by, id)) ? await findMoved(db, id) : undefined
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}

/** Something written to an order, and its entry in the audit: both or neither. */
const writing = (
  { db, operator }: Context<'operator'>,
  id: number,
  action: AuditAction,
  after: object,
  write: (tx: Db, order: Awaited<ReturnType<typeof knownOrder>>) => Promise<number>,
) =>
  db.transaction(async (tx) => {
    const order = await knownOrder(tx, operator, id)
    const made = await write(tx, order)
    const entry = { action, noun: 'order' as const, key: id, title: order.orderSn, after }
    return { id: made, ...(await audit(tx, operator, entry)) }
  })

/** In the name of the operator's own contact, or of the one who looks after the order; by letter and mail too. */
export const answerOrder = ({ id, body, fileIds }: ParsedOf<typeof orders.answer>, context: Context<'operator'>) =>
  writing(context, id, 'answer', { body, files: fileIds.length }, async (tx, order) => {
    const { operatorId, contactId } = context.operator
    const writer = contactId ?? (await findContactOf(tx, id))?.id ?? null
    const message = await insertSellerMessage(tx, { orderId: id, contactId: writer, operatorId, body })
    if (!message) throw new Error('No message was written.')
    if (fileIds.length > 0) {
      await claimSentUploads(tx, order.memberId, operatorId, fileIds)
      await insertMessageFiles(tx, message.id, fileIds)
    }
    await notifyBuyer(tx, order, 'answer', context.config, { answer: body })
    return message.id
  })

export const noteOnOrder = ({ id, body }: ParsedOf<typeof orders.note>, context: Context<'operator'>) =>
  writing(
    context,
    id,
    'note',
    { body },
    async (tx) => (await insertNote(tx, id, context.operator.operatorId, body))?.id ?? 0,
  )

export const uploadForOrder = async ({ id, file }: ParsedOf<typeof orders.upload>, context: Context<'operator'>) =>
  storeAnswerFile(context, (await knownOrder(context.db, context.operator, id)).memberId, file)
