import { constants } from '#platform/contract/constants.ts'

const key = 'chunk-reload'

/** Why a chunk did not come: the release it belongs to is over, the server is out of reach, or something is broken. */
type Loss = 'outdated' | 'offline' | 'broken'

const losses = new WeakMap<object, Promise<Loss>>()

/** Of an error that a dynamic import ended with; undefined for all others. */
export const lossOf = (error: unknown) => (error instanceof Error ? losses.get(error) : undefined)

/** After a release the chunks of an open page are gone: reload once, and not again within a minute. */
export function reloadOnLostChunk() {
  window.addEventListener('vite:preloadError', (event) => void losses.set(event.payload, recover()))
}

async function recover(): Promise<Loss> {
  // Out of reach, a reload would end on the browser's own error page.
  const reached = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (!reached) return 'offline'
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < constants.chunkReloadGuardMs) return 'broken'
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
  return 'outdated'
}
