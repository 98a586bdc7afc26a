import type { Db } from '#platform/server/database/database.ts'
import { announceAdoption, giveConversation, mergeConversations } from './adopt-queries.ts'
import { lockConversation } from './queries.ts'

/**
 * What was said in a browser before signing in belongs to the member from then on. Nothing is lost: the messages keep
 * their ids and with them their order; a message that was sent on both sides of the sign-in stays once.
 */
export async function adoptConversation(db: Db, visitorId: number, memberId: number): Promise<void> {
  const guest = await lockConversation(db, { visitorId })
  if (!guest) return
  const own = await lockConversation(db, { memberId })
  if (own) await mergeConversations(db, guest, own)
  else await giveConversation(db, guest.id, memberId)
  // Other pages of that browser still talk as the guest; they come back as the member.
  await announceAdoption(db, visitorId)
}
