import { titleFact } from '#catalogue/goods/server/title-fact.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import { findReader } from '#identity/letters/server/shared-queries.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { disarm, rearm, searchDue, type Fired } from './queries.ts'

/** Once for each crossing, and at most once a day, however many processes look at the same time. */
export async function sendAlerts(db: Database, config: Config, signal?: AbortSignal): Promise<void> {
  await rearm(db)
  await eachAlone(await searchDue(db), signal, ({ id }) =>
    db.transaction(async (tx) => {
      const fired = await disarm(tx, id)
      if (fired) await tell(tx, config, fired)
    }),
  )
}

async function tell(tx: Db, config: Config, { memberId, productId, linkKey, kind, ...fired }: Fired) {
  const reader = await findReader(tx, memberId)
  if (!reader) return
  const leave = { label: 'alertMail.stop', path: to.stopAlert(linkKey) } as const
  const recipient = { ...reader, proved: true, leave }
  const facts = { about: productId, product: titleFact(fired.product) }
  const { currency, below, perTonneMinor } = fired
  if (kind === 'stock') await notify(tx, config, recipient, 'alert.stock', facts)
  else if (currency && below !== null && perTonneMinor !== null)
    await notify(tx, config, recipient, 'alert.price', {
      ...facts,
      price: { minor: perTonneMinor, currency },
      below: { minor: below, currency },
    })
}
