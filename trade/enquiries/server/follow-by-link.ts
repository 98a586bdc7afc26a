import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byVisitor } from '#platform/server/api/by.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import type { Db } from '#platform/server/database/database.ts'
import { declineWithin } from '#trade/quotes/server/answer-quote.ts'
import { compareForEnquiry, listQuotes } from '#trade/quotes/server/get-quote.ts'
import { askedTogether } from '#trade/quotes/server/own-enquiry.ts'
import { enquiryIn } from '#trade/quotes/server/visitor-link.ts'
import { isQuoteAskedTogether } from '#trade/quotes/server/shared-queries.ts'
import type { enquiryLinks, Followed } from '../link-contract.ts'
import { findEmailOf, findThread, noteOpened } from './queries.ts'
import { replyAs } from './reply-to-enquiry.ts'

/** Files are left out: they are read by who has an account. */
export async function openByLink(
  { token, id: wished, ...wish }: ParsedOf<typeof enquiryLinks.open>,
  { db }: Pick<Context, 'db'>,
): Promise<Followed> {
  const first = await enquiryIn(db, token)
  const [own, id] = [askedTogether(first), wished ?? first]
  const thread = await findThread(db, own, id)
  if (!thread) throw new Refusal('NOT_FOUND')
  await ifWritable(noteOpened(db, own, null, id))
  const [quotes, comparison, email] = await Promise.all([
    listQuotes(db, own, id),
    compareForEnquiry(db, own, id, wish),
    findEmailOf(db, id),
  ])
  const messages = thread.messages.map((message) => ({ ...message, files: [] }))
  return { thread: { ...thread, messages, attachments: [] }, quotes, comparison, email }
}

const spendLink = (db: Db, first: number) => spend(db, `enquiry link ${first}`, { most: 30, minutes: 60 })

export async function replyByLink(
  { token, id, body }: ParsedOf<typeof enquiryLinks.reply>,
  { db, config }: Pick<Context, 'db' | 'config'>,
) {
  const first = await enquiryIn(db, token)
  await spendLink(db, first)
  return replyAs(db, config, { own: askedTogether(first), memberId: null }, { id, body })
}

export async function declineByLink(
  { token, ...wish }: ParsedOf<typeof enquiryLinks.decline>,
  { db, config }: Pick<Context, 'db' | 'config'>,
) {
  const first = await enquiryIn(db, token)
  await spendLink(db, first)
  if (!(await isQuoteAskedTogether(db, first, wish.id))) throw new Refusal('NOT_FOUND')
  return db.transaction((tx) => declineWithin(tx, wish, byVisitor, config))
}
