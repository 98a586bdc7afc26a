import { Refusal } from '#platform/contract/errors.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { CommentRow } from './contract.ts'
import { findComment, findLocale } from './queries.ts'

interface Change {
  action: AuditAction
  after: object
  /** Answers zero where somebody was faster. */
  write(tx: Db): Promise<number>
  /** What the writer learns of it. */
  letter?: { kind: 'answered' | 'hidden'; words: string }
}

export async function knownComment(db: Db, id: number): Promise<CommentRow> {
  const found = await findComment(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** One change of a comment with its entry in the audit and, where it concerns them, a letter to the writer. */
export const changeComment = ({ db, operator, locale }: Context<'operator'>, id: number, change: Change) =>
  db.transaction(async (tx) => {
    const comment = await knownComment(tx, id)
    if ((await change.write(tx)) === 0) throw await conflict(tx, 'comment', id, locale)
    if (change.letter) await tellWriter(tx, comment, change.letter)
    const { answer, hiddenReason, orderSn: title } = comment
    const before = { answer, hiddenReason }
    return audit(tx, operator, { action: change.action, noun: 'comment', key: id, title, before, after: change.after })
  })

async function tellWriter(tx: Db, comment: CommentRow, { kind, words }: NonNullable<Change['letter']>) {
  const t = translatorFor((await findLocale(tx, comment.memberId))?.locale ?? 'en-US')
  const product = localisedTitle(comment.product, t).text
  await sendLetter(tx, {
    memberId: comment.memberId,
    kind: 'order',
    subject: t(`commentMail.${kind}Subject`, { product }),
    content: t(`commentMail.${kind}Text`, { words }),
  })
}
