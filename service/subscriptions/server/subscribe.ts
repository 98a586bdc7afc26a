import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import { maskEmail } from '#identity/account-security/server/mask.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { limitSending, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { linkMinutes } from '#identity/auth/server/links.ts'
import { hashToken, newToken } from '#identity/auth/server/tokens.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { tally } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  findRequest,
  insertRequest,
  insertSubscriptions,
  removeRequest,
  searchCatalogues,
  type Request,
} from './queries.ts'
import { postConfirmation } from './subscription-mail.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

interface Wish extends CaptchaAnswer {
  email: string
  productCatalog: number[]
}

const mostUnasked = 3

/** A link to the address, and nothing else: who reads the mail decides. Known or unknown, every address gets one. */
export async function askToSubscribe({ email, productCatalog, ...answer }: Wish, context: Context) {
  const { db, ip, locale, siteOrigin } = context
  const catalogues = await searchCatalogues(db, productCatalog)
  if (catalogues.length === 0)
    throw new Refusal('INVALID_INPUT', { fields: { productCatalog: 'subscriptions.chooseCatalogue' } })
  const { recent } = await tally(db, `subscribe unasked ${networkOf(ip)}`)
  if (recent > mostUnasked) await passCaptcha(context, 'subscription', answer)
  await limitSending(context, { purpose: 'subscribe', target: email })
  const { token, hash } = newToken()
  await db.transaction(async (tx) => {
    const catalogueIds = catalogues.map(({ id }) => id)
    await insertRequest(tx, { hash, email, catalogueIds, locale, minutes: linkMinutes })
    const url = `${siteOrigin}${to.subscribe(token)}`
    await postConfirmation(tx, { to: email, locale, url }, catalogues)
  })
  return { resendSeconds }
}

/** Looks and leaves it: mail scanners open links in advance. */
export const lookAtRequest = async (db: Db, token: string) => shown(db, await findRequest(db, hashToken(token)))

export const confirmSubscription = (db: Database, token: string) =>
  db.transaction(async (tx) => {
    const request = await removeRequest(tx, hashToken(token))
    const confirmed = await shown(tx, request)
    if (request) await insertSubscriptions(tx, request)
    return confirmed
  })

async function shown(db: Db, request: Request | undefined) {
  if (!request) throw new Refusal('LINK_INVALID')
  if (request.expired) throw new Refusal('LINK_EXPIRED')
  return { email: maskEmail(request.email), catalogues: await searchCatalogues(db, request.catalogueIds) }
}
