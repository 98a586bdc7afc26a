import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './connect.ts'

export type Stop = () => Promise<void>

export interface Listener {
  onMessage(payload: string): void
  /** Notices may be lost while it is false. */
  onState?: ((listening: boolean) => void) | undefined
  /** A notice that nobody could make sense of. */
  onError?: ((error: Error) => void) | undefined
}

// A connection whose packets vanish says nothing by itself: notices would be missing without a sign.
const heartbeatMs = 10_000
const answerMs = 5_000

/** Calls back for every notification on the channel, on a connection of its own that is opened again when it breaks. */
export function listen(
  url: string,
  channel: string,
  { onMessage, onState, onError }: Listener,
  { heartbeat = heartbeatMs, answer = answerMs } = {},
): Stop {
  const stopped = new AbortController()
  const { signal } = stopped
  const rest = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)

  function receive({ payload = '' }: pg.Notification) {
    try {
      onMessage(payload)
    } catch (error) {
      onError?.(error as Error)
    }
  }

  /** Until the connection is lost. */
  async function listenOnce(whenListening: () => void) {
    const { client, cut } = connectionTo(url, 'polyharbor live', answer)
    signal.addEventListener('abort', cut)
    let lost = false
    const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => (lost = true))
    client.on('notification', receive)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      whenListening()
      while (!lost && !signal.aborted) {
        await Promise.race([rest(heartbeat), ended])
        if (!lost) await client.query('select 1')
      }
    } finally {
      signal.removeEventListener('abort', cut)
      cut()
    }
  }

  async function keepListening() {
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      let listening = false
      await listenOnce(() => {
        listening = true
        wait = 100
        onState?.(true)
      }).catch(() => undefined)
      if (listening) onState?.(false)
      await rest(wait)
    }
  }
  const running = keepListening()

  return async () => {
    stopped.abort()
    await running
  }
}
