import type { LiveEvent, LiveMessage } from '#contract/live.ts'

const listeners = new Map<LiveEvent, Set<() => void>>()
let socket: WebSocket | undefined
let retry = 1_000

function open(apiBase: string) {
  socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${apiBase}/live`)
  socket.addEventListener('open', () => (retry = 1_000))
  socket.addEventListener('message', ({ data }) => {
    const { event } = JSON.parse(String(data)) as LiveMessage
    listeners.get(event)?.forEach((listener) => listener())
  })
  socket.addEventListener('close', ({ code }) => {
    socket = undefined
    // Refused: nobody is signed in here any more.
    if (code === 1008 || listeners.size === 0) return
    setTimeout(() => open(apiBase), retry)
    retry = Math.min(retry * 2, 60_000)
  })
}

/** Calls back whenever the server says that this changed. The page's one socket opens with the first listener. */
export function onLive(apiBase: string, event: LiveEvent, listener: () => void): () => void {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  if (!socket) open(apiBase)
  return () => {
    all.delete(listener)
    if (all.size === 0) listeners.delete(event)
  }
}
