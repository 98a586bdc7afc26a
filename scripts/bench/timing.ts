import { ask } from './ask.ts'

export interface Timing {
  count: number
  perSecond: number
  p50: number
  p95: number
}

export const medianOf = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN

const share = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

export function timingOf(milliseconds: number[], seconds: number): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return { count: sorted.length, perSecond: sorted.length / seconds, p50: share(sorted, 0.5), p95: share(sorted, 0.95) }
}

/** Ten connections, each asking the next of the addresses as soon as it has its answer. */
export async function timeRequests(urls: string[], seconds = 4) {
  const times: number[] = []
  const { origin } = new URL(urls[0] ?? '')
  const paths = urls.map((url) => url.slice(origin.length))
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  await ask(origin, paths, { connections: 10, isOver }, (status, milliseconds) => {
    if (status !== 200) throw new Error(`${urls[0]}: status ${status}`)
    times.push(milliseconds)
  })
  return timingOf(times, (performance.now() - began) / 1000)
}

/** Every address once, so many at a time: each connection of `timeRequests` would ask for all of them from the first on. */
export async function timeEach(urls: readonly string[], atOnce: number): Promise<Timing> {
  const times: number[] = []
  const left = urls.values()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const url of left) {
        const start = performance.now()
        const answer = await fetch(url)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${url}: status ${answer.status}`)
        times.push(performance.now() - start)
      }
    }),
  )
  return timingOf(times, (performance.now() - began) / 1000)
}

/** The same load on a function, ten at a time. */
export async function timeCalls(call: () => Promise<unknown>, seconds = 4): Promise<Timing> {
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() - began < seconds * 1000) {
        const start = performance.now()
        await call()
        times.push(performance.now() - start)
      }
    }),
  )
  return timingOf(times, (performance.now() - began) / 1000)
}
