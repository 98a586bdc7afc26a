import { constants } from '#platform/contract/constants.ts'

const key = 'chunk-reload'

/** After a release the chunks of an open page are gone: reload once, and not again within a minute. */
export function reloadOnLostChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < constants.chunkReloadGuardMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
