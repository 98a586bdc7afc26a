import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Read } from '../facts.ts'

const waitMs = 3_000
const dayMs = 24 * 3600 * 1000

/** The certificate that visitors of an https origin are shown, as seen from here. */
export async function readCertificate(origin: string): Promise<Read> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return {}
  // An expired or foreign one is looked at, not refused.
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(waitMs) })
    const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs
    return { certificateDays: Math.floor(days), certificateTrusted: socket.authorized ? 1 : 0 }
  } finally {
    socket.destroy()
  }
}
