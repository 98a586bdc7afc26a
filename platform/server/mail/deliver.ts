import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { type Channel, type Envelope, type Sender, Undeliverable } from './message.ts'
import { claimMessages, giveUp, markSent, putOff } from './queries.ts'

interface Delivery {
  db: Database
  senders: { [C in Channel]?: Sender<C> }
  /** Keep what was sent, for the inbox of a demonstration. */
  keep: boolean
  log: FastifyBaseLogger
  /** How often to look when nobody called. */
  pollSeconds?: number
}

const batch = 5
const leaseSeconds = 120

/** 5 s, 10 s, 20 s … 1 h */
const waitSeconds = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 3600)

/** Empties the outbox, each channel for itself, so that a dead provider of one holds up nothing of the other. */
export function startDelivery({ db, senders, keep, log, pollSeconds = 5 }: Delivery) {
  let stopped = false
  const calls = new Map<Channel, () => void>()
  const stopListening = db.listen('outbox', (channel) => calls.get(channel as Channel)?.())

  async function run<C extends Channel>(channel: C, sender: Sender<C>) {
    while (!stopped) {
      // Called while busy, it looks once more before it rests.
      const called = new Promise<void>((resolve) => calls.set(channel, resolve))
      const taken = await claimMessages(db, channel, batch, leaseSeconds).catch((error: Error) => {
        log.warn({ err: error }, 'the outbox cannot be read')
        return []
      })
      await Promise.all(taken.map((envelope) => deliver(channel, sender, envelope)))
      if (taken.length === 0 && !stopped) await Promise.race([called, rest()])
    }
  }

  async function deliver<C extends Channel>(channel: C, sender: Sender<C>, envelope: Envelope<C>) {
    const { id, attempts } = envelope
    try {
      await sender.send(envelope)
      await markSent(db, id, keep)
    } catch (error) {
      const reason = reasonOf(error)
      log.warn({ id, channel, attempts, reason }, 'a message was not sent')
      await (
        error instanceof Undeliverable ? giveUp(db, id, reason) : putOff(db, id, waitSeconds(attempts), reason)
      ).catch(() => undefined)
    }
  }

  const timers = new Set<() => void>()
  const rest = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        timers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, pollSeconds * 1000)
      timers.add(wake)
    })

  const loops: Promise<void>[] = []
  if (senders.mail) loops.push(run('mail', senders.mail))
  if (senders.sms) loops.push(run('sms', senders.sms))
  return {
    async stop() {
      stopped = true
      timers.forEach((wake) => wake())
      calls.forEach((call) => call())
      await stopListening()
      // What a slow provider still holds comes again after its lease.
      await Promise.race([Promise.allSettled(loops), new Promise((resolve) => setTimeout(resolve, 5_000).unref())])
      senders.mail?.close()
      senders.sms?.close()
    },
  }
}

/** Codes only: what providers write often repeats the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}
