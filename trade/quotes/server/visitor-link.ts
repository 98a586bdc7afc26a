import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findLinkKey } from './queries.ts'

const days = 30

const signatureOf = (key: string, id: number, until: number) =>
  createHmac('sha256', key).update(`enquiry ${id} ${until}`).digest()

/** The page on which a visitor follows an enquiry without an account: for this enquiry alone, and for a month. */
export async function visitorLink(db: Db, enquiryId: number): Promise<string | undefined> {
  const found = await findLinkKey(db, enquiryId)
  if (!found) return undefined
  const until = Math.floor(Date.now() / 1000) + days * 24 * 3600
  const signature = signatureOf(found.key, found.id, until).toString('base64url')
  return to.followEnquiry(`${found.id}.${until}.${signature}`, enquiryId)
}

/** The first of the enquiries that were sent together, which the link is for. Refuses what we did not sign or what is over. */
export async function enquiryIn(db: Db, token: string): Promise<number> {
  const [, id = '0', until = '0', signature = ''] = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  const found = await findLinkKey(db, Number(id))
  if (!found || found.id !== Number(id)) throw new Refusal('LINK_INVALID')
  const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(found.key, found.id, Number(until))]
  if (given.length !== due.length || !timingSafeEqual(given, due)) throw new Refusal('LINK_INVALID')
  if (Number(until) * 1000 < Date.now()) throw new Refusal('LINK_EXPIRED')
  return found.id
}
