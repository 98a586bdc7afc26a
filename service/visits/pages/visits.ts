import type { LiveApi } from '#platform/contract/registered.ts'
import { constants } from '#platform/contract/constants.ts'
import { cookie } from '#platform/web/cookies.ts'
import { keepVisitorId, visitorId } from '#platform/web/visitor-id.ts'

let current: { id: number; cookieId: string; since: number } | undefined

/** Reports to the server which page is open; what cannot be reported is simply not counted. */
export async function recordVisit(api: LiveApi, url: string, referrer: string): Promise<void> {
  leavePage(api)
  const call = cookie(constants.tokenCookie) ? api.history.saveAsMember : api.history.save
  const cookieId = visitorId()
  const saved = await call({ url, referrer, cookieId }).catch(() => undefined)
  if (!saved) return
  // The chat may have been given an id meanwhile.
  if (visitorId() === cookieId) keepVisitorId(saved.cookieId)
  current = { id: saved.id, cookieId: saved.cookieId, since: Date.now() }
}

/** How long the page was read. */
export function leavePage(api: LiveApi) {
  if (!current) return
  const { id, cookieId, since } = current
  current = undefined
  const seconds = Math.round((Date.now() - since) / 1000)
  void api.history.updateReadTime({ id, cookieId, seconds }, { keepalive: true }).catch(() => undefined)
}
