import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Lane {
  into: Socket
  held: Buffer[]
  /** The other side has gone. */
  over: boolean
}

/** A line through which a test lets two programs talk, and which fails in the ways that networks do. */
export function wire(target: { host: string; port: number }) {
  const lanes = new Set<Lane>()
  let holding = false
  const pass = (from: Socket, into: Socket) => {
    const lane: Lane = { into, held: [], over: false }
    lanes.add(lane)
    from.on('data', (bytes: Buffer) => (holding ? lane.held.push(bytes) : into.write(bytes)))
    from.on('error', () => undefined)
    from.on('close', () => {
      lane.over = true
      if (!holding) flush(lane)
    })
  }
  const flush = (lane: Lane) => {
    lane.into.write(Buffer.concat(lane.held.splice(0)))
    if (!lane.over) return
    lane.into.end()
    lanes.delete(lane)
  }
  const server = createServer((near) => {
    const far = connect(target)
    pass(near, far)
    pass(far, near)
  })
  let port = 0
  return {
    /** Opens it, at the same port every time. */
    async mend() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
      return port
    },
    /** Both sides notice at once. */
    async cut() {
      server.close()
      for (const { into } of lanes) into.destroy()
      await once(server, 'close')
    },
    /** Nothing arrives any more, and nobody notices. */
    hold: () => void (holding = true),
    /** Goes on, with what was held first, each side's in one piece. */
    resume() {
      holding = false
      lanes.forEach(flush)
    },
  }
}

/** The same database at the other end of the line. */
export function throughWire(url: string, port: number): string {
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return through.href
}

/** Where the network reaches it; a server with a socket listens there as well. */
export const endOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname.startsWith('%2F') ? '127.0.0.1' : hostname, port: Number(port) || 5432 }
}
