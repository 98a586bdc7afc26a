import { Socket } from 'node:net'
import pg from 'pg'

export interface Connection {
  client: pg.Client
  /** Ends it without a word to the other side, which may be gone. */
  cut(): void
}

/** A connection of its own. Its loss fails what is asked of it, never the process. */
export function connectionTo(url: string, applicationName: string, answerMs?: number): Connection {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: applicationName,
    stream: () => socket,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
  })
  client.on('error', () => undefined)
  return { client, cut: () => void socket.destroy() }
}
