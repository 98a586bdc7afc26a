import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { killable } from '#testing/killable.ts'
import { placeOrders } from '#testing/order-load.ts'
import { freePort } from '../bench/site.ts'

const checkMs = 200

/** Sends each request to one of the sites that say they are ready, once; what fails is the visitor's to see. */
async function openProxy(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(origins)
  let turn = 0
  let requests = 0
  const check = setInterval(() => {
    for (const origin of origins)
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => (ok ? ready.add(origin) : ready.delete(origin)),
        () => ready.delete(origin),
      )
  }, checkMs)
  const server = createServer((incoming, outgoing) => {
    requests++
    const choice = [...ready]
    const { method, url, headers } = incoming
    const onward = request((choice[turn++ % choice.length] ?? origins[0]) + (url ?? ''), { method, headers, agent })
    onward.on('response', (answer) => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    onward.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(error.message),
    )
    incoming.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    isReady: (origin: string) => ready.has(origin),
    close() {
      clearInterval(check)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Restarts two sites in turn while orders come in through the proxy. Every request must be answered with success. */
export async function rollOver(db: Database, env: Record<string, string>, times: number) {
  const program: [string] = ['dist/server/main.js']
  const sites = [await freePort(), await freePort()].map((port) =>
    killable(port, program, { ...env, DRAIN_SECONDS: '2' }),
  )
  for (const site of sites) await site.start()
  const proxy = await openProxy(sites.map(({ origin }) => origin))
  let over = false
  try {
    const load = placeOrders(db, proxy.origin, 4, () => over)
    for (let turn = 0; turn < times; turn++) {
      const site = sites[turn % 2]
      await sleep(1_000)
      await site?.stop()
      await site?.start()
      while (site && !proxy.isReady(site.origin)) await sleep(checkMs)
    }
    over = true
    const { failed, later, unanswered } = await load
    const refused = [...failed, ...Array<string>(later).fill('503'), ...Array<string>(unanswered).fill('no answer')]
    return { requests: proxy.requests(), failed: refused }
  } finally {
    over = true
    proxy.close()
    for (const site of sites) await site.stop()
  }
}
