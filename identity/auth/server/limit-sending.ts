import { Refusal } from '#platform/contract/errors.ts'
import { spend, tally } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { insertPause } from './proof-queries.ts'

export const resendSeconds = 60
const mostAnHour = 5
const day = 24 * 60

type Sender = Pick<Context, 'db' | 'ip' | 'caller'>

interface Sending {
  purpose: string
  target: string
}

/** For everything that is sent to an address somebody typed. Known or unknown, the address is treated alike. */
export async function limitSending(sender: Sender, { purpose, target }: Sending) {
  const { db } = sender
  await limitSender(sender)
  const { free, left } = await insertPause(db, `${purpose} ${target}`, resendSeconds)
  if (!free) throw new Refusal('CODE_TOO_SOON', { retryAfter: left, facts: { resendSeconds: left } })
  const { recent, takeBack } = await tally(db, `send target ${target}`)
  if (recent <= mostAnHour) return spend(db, `send target of the day ${target}`, { most: 20, minutes: day })
  await takeBack()
  throw new Refusal('TOO_MANY', { retryAfter: 15 * 60 })
}

/** Whoever sends, to however many addresses. */
async function limitSender({ db, ip, caller }: Sender) {
  await spend(db, `send ip ${networkOf(ip)}`, { most: 40, minutes: 60 })
  if (caller) await spend(db, `send member ${caller.memberId}`, { most: 20, minutes: 60 })
  await spend(db, 'send all', { most: 5000, minutes: 60 })
}

/** Whether a mail that nobody asked for may go out, such as a receipt; what it confirms is done in any case. */
export async function mayConfirm(sender: Sender, target: string): Promise<boolean> {
  try {
    await limitSender(sender)
    await spend(sender.db, `confirm target ${target}`, { most: mostAnHour, minutes: 60 })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Before anybody is told that an address is taken: whoever may ask without end has a list of our customers. */
export async function limitTelling({ db, ip, caller }: Sender) {
  await spend(db, `taken ip ${networkOf(ip)}`, { most: 40, minutes: 60 })
  if (caller) await spend(db, `taken member ${caller.memberId}`, { most: 20, minutes: 60 })
  await spend(db, 'taken all', { most: 3000, minutes: 60 })
}
