import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Stop = () => Promise<void>

export interface Listener {
  onMessage(payload: string): void
  /** Notices may be lost while it is false. */
  onState?(listening: boolean): void
}

/** Calls back for every notification on the channel, on a connection of its own that is opened again when it breaks. */
export function listen(url: string, channel: string, { onMessage, onState }: Listener): Stop {
  let client: pg.Client | undefined
  let stopped = false

  const connect = async () => {
    let wait = 100
    while (!stopped) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        application_name: 'polyharbor live',
      })
      const lost = new Promise<void>((resolve) => client?.once('end', resolve))
      client.on('error', () => undefined)
      client.on('notification', ({ payload }) => onMessage(payload ?? ''))
      try {
        await client.connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        wait = 100
        onState?.(true)
        await lost
        onState?.(false)
      } catch {
        await client.end().catch(() => undefined)
      }
      if (!stopped) await sleep(wait)
      wait = Math.min(wait * 2, 5_000)
    }
  }
  void connect()

  return async () => {
    stopped = true
    await client?.end().catch(() => undefined)
  }
}
