import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something is the case; says what was waited for when it takes too long. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 90) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    if (await isSo()) return
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain until ${what}.`)
    await sleep(100)
  }
}

export const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
