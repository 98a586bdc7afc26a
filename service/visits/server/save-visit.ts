import { visitPlatformOf } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { identifyVisitor } from '#identity/contacts/server/identify-visitor.ts'
import { channelsOf, isBot, pageFileOf, productOf } from './channels.ts'
import { insertVisit } from './queries.ts'

interface PageView {
  cookieId?: string | null
  url: string
  referrer: string
}

/** Records one page view; the first one of a browser also gives it a contact. */
export async function saveVisit({ cookieId, url, referrer }: PageView, { db, locale, caller, ip, userAgent }: Context) {
  const memberId = caller?.memberId ?? null
  return db.transaction(async (tx) => {
    const visitor = await identifyVisitor(tx, { cookieId: cookieId ?? undefined, locale, memberId })
    const visit = await insertVisit(tx, {
      visitorId: visitor.id,
      memberId,
      productId: productOf(url),
      url: withoutTokens(url),
      pageFile: pageFileOf(url),
      platform: visitPlatformOf(url),
      channels: channelsOf(url, referrer),
      returning: visitor.returning,
      bot: isBot(userAgent),
      ip,
    })
    if (!visit) throw new Refusal('FAILED')
    return { cookieId: visitor.cookieId, id: visit.id, visitHistoryId: visit.id, customerServiceId: visitor.contactId }
  })
}

/** What a link proves must not lie where others read. */
const withoutTokens = (url: string) => url.replace(/([?&](?:token|unsubscribe)=)[^&#]*/g, '$1')
