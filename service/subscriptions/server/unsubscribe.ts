import { Refusal } from '#platform/contract/errors.ts'
import { maskEmail } from '#identity/account-security/server/mask.ts'
import { limitSending } from '#identity/auth/server/limit-sending.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { countLeft } from './newsletter-queries.ts'
import { findKey, removeIdleSubscriber, removeSubscriptions, searchSubscribed } from './queries.ts'
import { addressIn, signAddress, unsubscribePage } from './signed-links.ts'
import { postLeaveLink } from './subscription-mail.ts'

interface Wish {
  email?: string | undefined
  /** A link that we signed. */
  unsubscribe?: string | undefined
  productCatalog?: number[] | undefined
  /** By whose link. */
  newsletter?: number | undefined
}

export async function unsubscribe({ email, unsubscribe: link, productCatalog, newsletter }: Wish, context: Context) {
  if (!link) return sendLeaveLink(email, context)
  const address = addressIn(await findKey(context.db), link)
  if (email && email !== address) throw new Refusal('LINK_INVALID')
  await leave(context.db, address, productCatalog, newsletter)
  return null
}

/** What the address of a link says. */
interface Left {
  unsubscribe: string
  productCatalog?: number | undefined
  newsletter?: number | undefined
}

/** By a link of ours: of one catalogue, or without any named of all. A second time does no harm. */
export async function leaveByLink(db: Database, { unsubscribe: link, productCatalog, newsletter }: Left) {
  const catalogueIds = productCatalog === undefined ? undefined : [productCatalog]
  await leave(db, addressIn(await findKey(db), link), catalogueIds, newsletter)
}

const leave = (db: Database, email: string, given: number[] | undefined, newsletter: number | undefined) =>
  db.transaction(async (tx) => {
    const catalogueIds = given?.length ? given : undefined
    const left = await removeSubscriptions(tx, email, catalogueIds)
    if (newsletter !== undefined && left > 0) await countLeft(tx, newsletter, catalogueIds)
    await removeIdleSubscriber(tx, email)
  })

/** Anybody can type anybody's address: the way out goes to who reads it, if there is something to leave. */
async function sendLeaveLink(email: string | undefined, context: Context) {
  const { db, locale, config } = context
  if (!email) throw new Refusal('INVALID_INPUT', { fields: { email: 'registration.enterEmail' } })
  await limitSending(context, { purpose: 'unsubscribe', target: email })
  const [key, subscribed] = [await findKey(db), await searchSubscribed(db, email)]
  const url = unsubscribePage(config, locale, signAddress(key, email))
  await postLeaveLink(db, { to: email, locale, url, muted: subscribed.length === 0 })
  return null
}

/** What is read under the address of a signed link. */
export async function lookAtSubscription(db: Db, link: string) {
  const email = addressIn(await findKey(db), link)
  return { email: maskEmail(email), catalogues: await searchSubscribed(db, email) }
}
