import { Refusal } from '#platform/contract/errors.ts'

type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `places` pieces of work run at a time and so many wait; the next one is refused while refusing is cheap. */
export function turnstile(places: number, mostWaiting: number): Turn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= places) {
      if (waiting.length >= mostWaiting) throw new Refusal('OVERLOADED', { retryAfter: 5 })
      // Whoever leaves hands the place over, so the count does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
