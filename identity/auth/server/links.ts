import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findLink, insertLink, removeLink, removeLinksOf, type LinkPurpose, type NewLink } from './proof-queries.ts'
import { hashToken, newToken } from './tokens.ts'

export const linkMinutes = 24 * 60
/** Whoever opens it has the account: it waits no longer than somebody does who has just asked for it. */
export const resetMinutes = 60

/** A token for a link that is mailed. Of the links to a new password only the last one works. */
export async function issueLink(db: Db, link: Omit<NewLink, 'hash' | 'minutes'>): Promise<string> {
  const { token, hash } = newToken()
  const isReset = link.purpose === 'reset'
  if (isReset) await removeLinksOf(db, link.memberId ?? 0, 'reset')
  await insertLink(db, { ...link, hash, minutes: isReset ? resetMinutes : linkMinutes })
  return token
}

/** Somebody who was entered by the house has not asked for it, and may be travelling. */
export const invitationMinutes = 14 * 24 * 60

/** To a first password; an older link of the member is dead. */
export async function issueInvitation(db: Db, memberId: number, target: string): Promise<string> {
  const { token, hash } = newToken()
  await removeLinksOf(db, memberId, 'reset')
  await insertLink(db, { purpose: 'reset', email: target, memberId, hash, minutes: invitationMinutes })
  return token
}

/** Looks and leaves it: mail scanners open links in advance, so a token is spent on POST only. */
export async function lookAtLink(db: Db, purpose: LinkPurpose, token: string) {
  const link = await findLink(db, purpose, hashToken(token))
  if (!link) throw new Refusal('LINK_INVALID')
  if (link.expired) throw new Refusal('LINK_EXPIRED')
  return link
}

/** Whoever removes it first may go on; every other link of its kind for the same address goes with it. */
export async function spendLink(db: Db, id: number): Promise<void> {
  if ((await removeLink(db, id)) === 0) throw new Refusal('LINK_INVALID')
}

/** Links to an address that is no longer the member's lead nowhere. */
export async function dropLinks(db: Db, memberId: number): Promise<void> {
  await removeLinksOf(db, memberId, 'reset')
  await removeLinksOf(db, memberId, 'activate')
}
