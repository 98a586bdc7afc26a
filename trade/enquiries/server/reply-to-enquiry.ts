import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { insertReply, type Reply } from './queries.ts'
import { enquiryDeskNotices } from '../office/desk-notices.ts'

export const replyToEnquiry = (reply: Reply, { db, caller: { memberId }, config }: Context<'member'>) =>
  replyAs(db, config, { own: ownEnquiry(memberId), memberId }, reply)

/** Of a member, or of a visitor who came by a link. */
export const replyAs = (
  db: Database,
  config: Config,
  writer: { own: Sql; memberId: number | null },
  { id, body, mailId }: Reply,
) =>
  db.transaction(async (tx) => {
    const reply = await insertReply(tx, writer.own, writer.memberId, { id, body, mailId })
    if (!reply) throw new Refusal('NOT_FOUND')
    const { contactId, enquiryNo } = reply
    const facts = { about: id, enquiryNo, words: body }
    await mailContact(tx, config, { contactId, permission: 'sales.edit' }, enquiryDeskNotices.reply, facts)
    return { id: reply.id }
  })
