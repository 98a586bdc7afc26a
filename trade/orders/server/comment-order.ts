import { shownName, type NameChoice } from '#catalogue/comments/shown-name.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { isDuplicate } from '#platform/server/database/duplicate.ts'
import type { Context } from '#platform/server/api/context.ts'
import { byMember } from '#platform/server/api/by.ts'
import { orderLife } from './order-life.ts'
import { insertComments, type NewComment } from '#catalogue/comments/server/shared-queries.ts'
import { notifySeller } from './notify-seller.ts'
import { findWriter } from './people-queries.ts'

/** Each line once; lines of other orders are none of this one. */
export const commentOrder = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  memberId: number,
  orderId: number,
  comments: NewComment[],
  nameChoice: NameChoice,
) =>
  db
    .transaction(async (tx) => {
      await orderLife.move(tx, orderId, 'comment', byMember(memberId))
      const writer = await findWriter(tx, memberId)
      const shown = { nameChoice, shownName: writer ? shownName(nameChoice, writer) : null }
      const written = await insertComments(tx, { id: orderId, memberId }, shown, comments)
      if (written !== comments.length) throw new Refusal('NOT_FOUND')
      await notifySeller(tx, orderId, 'comment', config)
      return null
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal('COMMENTED') : error
    })
