import { Refusal } from '#platform/contract/errors.ts'
import type { NewsletterDraft } from '../newsletter-draft.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import {
  beginMailing,
  countRecipients,
  countWaitingMails,
  finishNewsletter,
  insertNewsletter,
  lockNewsletter,
  searchUnfinished,
  takeReaders,
  type Newsletter,
} from './newsletter-queries.ts'
import { postNewsletter } from './newsletter-mail.ts'
import { findKey } from './queries.ts'

// Codes and links that somebody waits for must not queue behind a newsletter.
const mostWaiting = 200

/**
 * Sends a newsletter to the subscribers of a catalogue. Repeated with the same key it stays the same newsletter; what
 * finds no room in the outbox at once is sent by the next scheduled run.
 */
export const sendNewsletter = (db: Database, draft: NewsletterDraft, config: Config) =>
  db.transaction((tx) => startNewsletter(tx, draft, config))

/** The same within the caller's transaction. */
export async function startNewsletter(tx: Db, draft: NewsletterDraft, config: Config) {
  const newsletter = await insertNewsletter(tx, draft)
  if (!newsletter) throw new Refusal('INVALID_INPUT', { fields: { productCatalog: 'subscriptions.chooseCatalogue' } })
  if (!newsletter.same) throw new Refusal('KEY_REUSED')
  await fillOutbox(tx, newsletter, config)
  return { id: newsletter.id, ...(await countRecipients(tx, newsletter.id)) }
}

/** A timed job: whatever is not finished goes on. */
export const continueNewsletters = async (db: Database, config: Config, signal?: AbortSignal) =>
  eachAlone(await searchUnfinished(db), signal, (newsletter) =>
    db.transaction((tx) => fillOutbox(tx, newsletter, config)),
  )

/** Who is taken and the mail to them are one transaction: killed in between, neither has happened. */
async function fillOutbox(db: Db, newsletter: Newsletter, config: Config) {
  await lockNewsletter(db, newsletter.id)
  await beginMailing(db, newsletter.id)
  const room = mostWaiting - (await countWaitingMails(db))
  if (room <= 0) return
  const key = await findKey(db)
  const readers = await takeReaders(db, newsletter.id, room)
  for (const reader of readers) await postNewsletter(db, reader, newsletter, { config, key })
  if (readers.length < room) await finishNewsletter(db, newsletter.id)
}
