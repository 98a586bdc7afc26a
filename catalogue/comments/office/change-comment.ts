import { Refusal } from '#platform/contract/errors.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { titleFact } from '#catalogue/goods/server/title-fact.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { CommentRow } from './contract.ts'
import { findComment } from './queries.ts'

interface Change {
  action: AuditAction
  after: object
  /** Answers zero where somebody was faster. */
  write(tx: Db): Promise<number>
  /** What the writer learns of it. */
  letter?: { kind: 'answered' | 'hidden'; words: string }
}

export async function knownComment(db: Db, by: Reach, id: number): Promise<CommentRow> {
  const found = await findComment(db, by, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** One change of a comment with its entry in the audit and, where it concerns them, a letter to the writer. */
export const changeComment = ({ db, config, operator, locale }: Context<'operator'>, id: number, change: Change) =>
  db.transaction(async (tx) => {
    const comment = await knownComment(tx, operator, id)
    if ((await change.write(tx)) === 0) throw await conflict(tx, 'comment', id, locale)
    if (change.letter) await notifyWriter(tx, config, comment, change.letter)
    const { answer, hiddenReason, orderSn: title } = comment
    const before = { answer, hiddenReason }
    return audit(tx, operator, { action: change.action, noun: 'comment', key: id, title, before, after: change.after })
  })

async function notifyWriter(
  tx: Db,
  config: Config,
  { memberId, orderId, product: item }: CommentRow,
  { kind, words }: NonNullable<Change['letter']>,
) {
  const facts = { about: orderId, product: titleFact(item) }
  if (kind === 'answered') await notifyMember(tx, config, memberId, 'comment.answered', { ...facts, words })
  else await notifyMember(tx, config, memberId, 'comment.hidden', { ...facts, reason: words })
}
