import { Refusal } from '#platform/contract/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { titleOf } from './keep-broadcast.ts'
import {
  countMeant,
  finishBroadcast,
  giveLetters,
  lockBroadcasts,
  markBroadcastSent,
  searchUnderWay,
} from './broadcast-queries.ts'

// Each batch is a transaction of its own, short enough not to hold up anybody.
const batch = 500

/** Once: a repeat finds it sent and changes nothing. */
export const sendBroadcast = (
  { id, version }: { id: number; version: number },
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const [broadcast] = await lockBroadcasts(tx, [id])
    if (!broadcast) throw new Refusal('NOT_FOUND')
    if (broadcast.sentAt) return { changeId: operator.changeId }
    if (broadcast.version !== version) throw await conflict(tx, 'broadcast', id, locale)
    const recipients = await countMeant(tx, id)
    if (recipients === 0) throw new Refusal('FORBIDDEN', { says: 'adminBroadcasts.nobody' })
    await markBroadcastSent(tx, id)
    await goOn(tx, id)
    const title = titleOf(broadcast)
    return audit(tx, operator, { action: 'send', noun: 'broadcast', key: id, title, after: { recipients } })
  })

/** A timed job: whatever is not finished goes on by a batch, held so that two do not both count the last one. */
export const continueBroadcasts = async (db: Database, signal?: AbortSignal) =>
  eachAlone(await searchUnderWay(db), signal, ({ id }) =>
    db.transaction(async (tx) => {
      await lockBroadcasts(tx, [id])
      await goOn(tx, id)
    }),
  )

async function goOn(db: Db, id: number) {
  if ((await giveLetters(db, id, batch)) < batch) await finishBroadcast(db, id)
}
