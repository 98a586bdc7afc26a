import { setTimeout as sleep } from 'node:timers/promises'
import { to } from '#platform/contract/to.ts'
import { openLine, tell } from './chat.ts'
import { address, typed } from './search-questions.ts'

type Visit = (visitor: number) => Promise<void>

const list = '/api/common/product/list'
const suggest = '/api/common/product/suggest'
const languages = ['zh-CN', 'en-US']
const words = ['PP', 'ABS', 'pa757', '聚丙烯', 'K8003', 'polyethylene', 'PC 透明', '阻燃 V0']
const one = <Of>(all: readonly Of[], n: number) => all[n % all.length] as Of
/** Strangers with addresses of their own, so that no budget spares the site the work. */
const addressOf = (visitor: number) => `198.18.${(visitor >> 8) & 255}.${visitor & 255}`

/** Requests of all kinds at an even rate until `isOver`; what must not be is listed, refusals for overload are counted. */
export async function visitors(origin: string, isOver: () => boolean) {
  const counts = new Map<string, number>()
  const failed: string[] = []
  let later = 0
  const ids = await productIds(origin)
  const ask = async (path: string, visitor: number, init: RequestInit = {}) => {
    const headers = {
      'x-forwarded-for': addressOf(visitor),
      'accept-language': one(languages, visitor),
      'content-type': 'application/json',
    }
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers })
    await answer.arrayBuffer()
    if (answer.status > 499) throw new Error(`answered ${answer.status} ${path.split('?')[0]}`)
  }
  const signIn = (account: string, visitor: number) =>
    ask('/api/customer/login', visitor, {
      method: 'POST',
      body: JSON.stringify({ account, password: 'Polyharbor1!' }),
    })
  const pages = [to.home(), to.news(), to.shops(), to.product(1), to.signIn(), '/no-such-page']
  /** By kind, with the visits a second. */
  const kinds: Record<string, [perSecond: number, Visit]> = {
    pages: [10, (n) => ask(one(pages, n), n)],
    'product pages': [5, (n) => ask(to.product(one(ids, n)), n)],
    // Half of them nobody asked before, so that what is kept must also be given up.
    searches: [5, (n) => ask(to.search({ key: n % 2 ? one(words, n) : `PP ${n}` }), n)],
    suggestions: [5, (n) => ask(address(suggest, { key: one(typed, n) }), n)],
    'sign-ins': [0.5, (n) => signIn('buyer@example.com', n)],
    'failed sign-ins': [0.5, (n) => signIn(`stranger-${n}@example.com`, n)],
    chats: [2, (n) => chat(origin, n)],
  }
  await Promise.all(
    Object.entries(kinds).map(async ([kind, [perSecond, visit]]) => {
      const open = new Set<Promise<unknown>>()
      const began = performance.now()
      for (let n = 0; !isOver(); n++) {
        await sleep(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
        // On a machine that does not keep up visitors wait, or the load itself would grow without bound.
        while (open.size >= 20) await Promise.race(open)
        const visiting: Promise<unknown> = visit(n)
          .catch(({ message }: Error) => (message.includes('503') ? later++ : failed.push(`${kind}: ${message}`)))
          .finally(() => open.delete(visiting))
        open.add(visiting)
        counts.set(kind, n + 1)
      }
      await Promise.all(open)
    }),
  )
  return { counts, failed, later }
}

/** A visitor with two open pages who says a few things over some seconds and leaves. */
async function chat(origin: string, visitor: number) {
  const speaker = await openLine(origin, visitor)
  const listener = await openLine(origin, visitor, speaker.cookieId)
  for (let said = 0; said < 3; said++) {
    await tell({ speaker, listener })
    await sleep(2_000)
  }
  for (const { socket } of [speaker, listener]) socket.removeAllListeners('close').close()
}

async function productIds(origin: string): Promise<number[]> {
  const answer = await fetch(origin + address(list, { limit: 50 }))
  const { data } = (await answer.json()) as { data: { list: { id: number }[] } }
  return data.list.map(({ id }) => id)
}
