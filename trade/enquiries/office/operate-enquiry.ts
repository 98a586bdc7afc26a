import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { enquiries } from './contract.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { joined } from '#platform/server/database/joined.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { checkQuote } from '#trade/quotes/server/check-quote.ts'
import { sendQuote } from '#trade/quotes/server/send-quote.ts'
import { withdrawQuote } from '#trade/quotes/server/withdraw-quote.ts'
import { isQuoteOf } from '#trade/quotes/office/desk-quotes.ts'
import { findOwnProducts } from '#catalogue/products/server/shared-queries.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { storeAnswerFile } from '#trade/threads/server/store-answer-file.ts'
import type { Context } from '#platform/server/api/context.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { clearWaiting } from '../server/queries.ts'
import { findReaderOf, insertNote, lockEnquiry, renewLinkKey, updateContact, type LockedEnquiry } from './queries.ts'

interface Change {
  before?: object
  after?: object
  id?: number
}

/** Something done to an enquiry by the seller's side, and its entry in the audit: both or neither. */
function operate<Result extends Change>(
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

export const revokeLinks = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'withdraw', async (db) => {
    await renewLinkKey(db, id)
    return {}
  })

export async function checkAtDesk(
  quote: ParsedOf<typeof enquiries.checkQuote>,
  { db, config, operator }: Context<'operator'>,
) {
  if (!(await findReaderOf(db, operator, quote.enquiryId))) throw new Refusal('NOT_FOUND')
  await requireOwnGoods(db, operator, quote.lines)
  return checkQuote(db, operator, quote, config)
}

/** A slip of the point must not leave by one press. */
async function requireMeant(db: Db, quote: ParsedOf<typeof enquiries.quote>, context: Context<'operator'>) {
  if (quote.confirmed) return
  const { lines } = await checkQuote(db, context.operator, quote, context.config)
  const doubtful = lines.flatMap((line, index) =>
    line.doubtful ? [[`lines.${index}.price`, 'quotes.priceDoubtful']] : [],
  )
  if (doubtful.length > 0) throw new Refusal('INVALID_INPUT', { fields: Object.fromEntries(doubtful) })
}

export const quoteAtDesk = (quote: ParsedOf<typeof enquiries.quote>, context: Context<'operator'>) =>
  operate(context, quote.enquiryId, 'quote', async (db) => {
    const { operatorId, contactId } = context.operator
    await requireOwnGoods(db, context.operator, quote.lines)
    await requireMeant(db, quote, context)
    const sent = await sendQuote({ db, config: context.config, operatorId }, quote, contactId ?? undefined)
    const { currency, deliveryTerm, deliveryPlace, paymentType, validUntil } = quote
    return { id: sent.id, after: { ...sent, currency, deliveryTerm, deliveryPlace, paymentType, validUntil } }
  })

/** A line without a product would be sold by the house. */
async function requireOwnGoods(db: Db, by: Reach, lines: ParsedOf<typeof enquiries.quote>['lines']) {
  if (by.shopId === null) return
  const own = new Set(
    await findOwnProducts(
      db,
      by,
      lines.flatMap(({ productId }) => productId ?? []),
    ),
  )
  const at = lines.findIndex(({ productId }) => productId === undefined || !own.has(productId))
  if (at >= 0) throw new Refusal('INVALID_INPUT', { fields: { [`lines.${at}.productId`]: 'quotes.ownGoodsOnly' } })
}

export const withdrawAtDesk = (
  { id, quoteId, reason }: ParsedOf<typeof enquiries.withdraw>,
  context: Context<'operator'>,
) =>
  operate(context, id, 'withdraw', async (db) => {
    if (!(await isQuoteOf(db, id, quoteId))) throw new Refusal('NOT_FOUND')
    const { quoteNo, version, status } = await withdrawQuote(
      { db, config: context.config, operatorId: context.operator.operatorId },
      quoteId,
      reason,
    )
    return { after: { quoteNo, version, status, reason } }
  })

/** Only who can open a file is sent one: a visitor has no account to read it with. */
export async function uploadForAnswer({ id, file }: ParsedOf<typeof enquiries.upload>, context: Context<'operator'>) {
  const enquiry = await lockEnquiry(context.db, context.operator, id)
  if (!enquiry) throw new Refusal('NOT_FOUND')
  if (enquiry.readerId === null)
    throw new Refusal('INVALID_INPUT', { fields: { file: 'adminEnquiries.filesForMembers' } })
  return storeAnswerFile(context, enquiry.readerId, file)
}
