import { Refusal } from '#platform/contract/errors.ts'
import type { UploadSettings } from '../files/upload-settings.ts'
import type { Context } from './context.ts'
import { networkOf } from './network-of.ts'

export interface Uploader {
  /** Guests have places of their own: however many there are, members and operators keep theirs. */
  guest: boolean
  name: string
}

export function uploaderOf({ caller, operator, ip }: Pick<Context, 'caller' | 'operator' | 'ip'>): Uploader {
  if (operator) return { guest: false, name: `operator ${operator.operatorId}` }
  return caller ? { guest: false, name: `member ${caller.memberId}` } : { guest: true, name: networkOf(ip) }
}

// Files are held in memory until they are stored, so their number is bounded: for each sender and for the process.
const mostPerSender = 2
const underWay = { guests: new Map<string, number>(), others: new Map<string, number>() }

/** Takes a place until what is returned is called. */
export function takePlace({ guest, name }: Uploader, { guestPlaces, memberPlaces }: UploadSettings): () => void {
  const senders = guest ? underWay.guests : underWay.others
  const own = senders.get(name) ?? 0
  if (own >= mostPerSender) throw new Refusal('TOO_MANY', { retryAfter: 5, says: 'uploads.twoAtATime' })
  const taken = senders.values().reduce((sum, count) => sum + count, 0)
  if (taken >= (guest ? guestPlaces : memberPlaces))
    throw new Refusal('OVERLOADED', { retryAfter: 5, says: 'uploads.noPlace' })
  senders.set(name, own + 1)
  return () => {
    const left = (senders.get(name) ?? 1) - 1
    if (left > 0) senders.set(name, left)
    else senders.delete(name)
  }
}
