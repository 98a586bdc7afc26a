import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { enquiries } from './contract.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { joined } from '#platform/server/database/joined.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { storeAnswerFile } from '#trade/threads/server/store-answer-file.ts'
import type { Context } from '#platform/server/api/context.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { clearWaiting } from '../server/queries.ts'
import {
  closeAsLost,
  openAgain,
  insertNote,
  lockEnquiry,
  renewLinkKey,
  updateContact,
  type LockedEnquiry,
} from './queries.ts'

interface Change {
  before?: object
  after?: object
  id?: number
}

/** Something done to an enquiry by the seller's side, and its entry in the audit: both or neither. */
export function operate<Result extends Change>(
  { db, operator }: Context<'operator'>,
  id: number,
  action: AuditAction,
  act: (db: Database, enquiry: LockedEnquiry, tx: Db) => Promise<Result>,
) {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, operator, id)
    if (!enquiry) throw new Refusal('NOT_FOUND')
    const { before, after, id: made = 0 } = await act(joined(db, tx), enquiry, tx)
    const title = enquiry.enquiryNo
    return { id: made, ...(await audit(tx, operator, { action, noun: 'enquiry', key: id, title, before, after })) }
  })
}

export const assignEnquiry = (
  { id, fromContactId, contactId }: ParsedOf<typeof enquiries.assign>,
  context: Context<'operator'>,
) =>
  operate(context, id, 'assign', async (db) => {
    if ((await updateContact(db, id, fromContactId, contactId)) === 0)
      throw await conflict(db, 'enquiry', id, context.locale)
    return { before: { contactId: fromContactId }, after: { contactId } }
  })

export const assignEnquiries = (
  { ids, contactId }: ParsedOf<typeof enquiries.assignMany>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    for (const id of ids.toSorted((a, b) => a - b)) {
      const enquiry = await lockEnquiry(tx, operator, id)
      if (!enquiry) throw new Refusal('NOT_FOUND')
      if ((await updateContact(tx, id, enquiry.contactId, contactId)) === 0)
        throw new Refusal('INVALID_INPUT', { fields: { contactId: 'adminEnquiries.chooseContact' } })
      const [before, after] = [{ contactId: enquiry.contactId }, { contactId }]
      await audit(tx, operator, { action: 'assign', noun: 'enquiry', key: id, title: enquiry.enquiryNo, before, after })
    }
    return { changeId: operator.changeId }
  })

/** Whose an enquiry is; what was said to a buyer is said. */
export const enquiryUndoer: Undoer = {
  permission: 'enquiries.assign',
  async undo(tx, { key, before, after }) {
    const [from, to] = [after?.['contactId'], before?.['contactId']]
    if (typeof from !== 'number' || typeof to !== 'number') return false
    return (await updateContact(tx, Number(key), from, to)) === 1
  },
}

/** In the name of the operator's own contact, or of the one who has the enquiry. */
export const answerAtDesk = ({ id, body, fileIds }: ParsedOf<typeof enquiries.answer>, context: Context<'operator'>) =>
  operate(context, id, 'answer', async (db, enquiry) => {
    const { operatorId, contactId } = context.operator
    const answer = { enquiryId: id, contactId: contactId ?? enquiry.contactId, operatorId, body, fileIds }
    const made = await answerEnquiry(db, answer, context.config)
    return { id: made.id, after: { body, files: fileIds.length } }
  })

export const noteOnEnquiry = ({ id, body }: ParsedOf<typeof enquiries.note>, context: Context<'operator'>) =>
  operate(context, id, 'note', async (db) => {
    const note = await insertNote(db, id, context.operator.operatorId, body)
    return { id: note?.id ?? 0, after: { body } }
  })

export const settleEnquiry = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'settle', async (db, { waitingSince }) => {
    await clearWaiting(db, id)
    return { before: { waitingSince }, after: { waitingSince: null } }
  })

export const closeEnquiry = ({ id, reason, note }: ParsedOf<typeof enquiries.close>, context: Context<'operator'>) =>
  operate(context, id, 'close', async (db) => {
    if ((await closeAsLost(db, id, reason, note)) === 0) throw new Refusal('QUOTE_STATE')
    return { after: { reason, note } }
  })

export const reopenEnquiry = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'update', async (db) => {
    if ((await openAgain(db, id)) === 0) throw new Refusal('QUOTE_STATE')
    return { after: { closedAt: null } }
  })

export const revokeLinks = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'withdraw', async (db) => {
    await renewLinkKey(db, id)
    return {}
  })

/** Only who can open a file is sent one: a visitor has no account to read it with. */
export async function uploadForAnswer({ id, file }: ParsedOf<typeof enquiries.upload>, context: Context<'operator'>) {
  const enquiry = await lockEnquiry(context.db, context.operator, id)
  if (!enquiry) throw new Refusal('NOT_FOUND')
  if (enquiry.readerId === null)
    throw new Refusal('INVALID_INPUT', { fields: { file: 'adminEnquiries.filesForMembers' } })
  return storeAnswerFile(context, enquiry.readerId, file)
}
