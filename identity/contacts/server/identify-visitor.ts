import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  findLeastBusyContact,
  findMemberContact,
  findVisitor,
  insertVisitor,
  joinVisitor,
  keepMemberContact,
  moveVisitor,
} from './queries.ts'

export interface Visitor {
  id: number
  cookieId: string
  contactId: number
  /** Came back on a later day. */
  returning: boolean
}

type Adopt = (db: Db, visitorId: number, memberId: number) => Promise<unknown>
const adopters: Adopt[] = []
/** What a visitor left before signing in becomes the member's; `site/` connects whoever keeps such things. */
export const whenVisitorJoins = (...adopts: Adopt[]) => adopters.push(...adopts)

interface Arrival {
  cookieId: string | undefined
  locale: Locale
  memberId: number | null
}

/**
 * The visitor behind a browser, with a contact that stays: a member keeps the first one across browsers, a browser keeps
 * its own, and a newcomer gets whoever speaks the language and has the fewest.
 */
export async function identifyVisitor(db: Db, { cookieId, locale, memberId }: Arrival): Promise<Visitor> {
  const known = cookieId ? await findVisitor(db, cookieId) : undefined
  const ofMember = memberId ? (await findMemberContact(db, memberId))?.contactId : undefined
  const contactId = ofMember ?? known?.contactId ?? (await findLeastBusyContact(db, locale))?.id
  if (!contactId) throw new Refusal('NOT_FOUND')
  if (memberId && !ofMember) await keepMemberContact(db, memberId, contactId)
  if (!known) {
    const fresh = randomBytes(24).toString('base64url')
    const id = await insertVisitor(db, { cookieId: fresh, contactId, locale, memberId })
    return { id, cookieId: fresh, contactId, returning: false }
  }
  if (memberId && (known.memberId !== memberId || known.contactId !== contactId))
    await joinVisitor(db, known.id, memberId, contactId)
  else if (known.contactId !== contactId) await moveVisitor(db, known.id, contactId)
  if (memberId) {
    for (const adopt of adopters) await adopt(db, known.id, memberId)
  }
  return { ...known, contactId }
}

export const findVisitorId = async (db: Db, cookieId: string) => (await findVisitor(db, cookieId))?.id
