import { liveEvents, type LiveEvent } from '#platform/contract/live.ts'

/** What is not said by the server but happens to the line itself. */
type LineEvent = 'open' | 'closed' | 'over'
type Listener = (message: object) => void

const listeners = new Map<string, Set<Listener>>()
let socket: WebSocket | undefined
const opensWithinMs = 8_000
let retry = 1_000

const emit = (event: string, message: object) => listeners.get(event)?.forEach((listener) => listener(message))

function open(path: string) {
  const line = (socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path))
  // Some proxies take the question and never answer it, others open the line and cut it before a word was said.
  const patience = setTimeout(() => line.close(), opensWithinMs)
  let since = Infinity
  let worked = false
  line.addEventListener('open', () => {
    clearTimeout(patience)
    since = performance.now()
    emit('open', {})
    // Nobody knows what was said while no line was open.
    for (const event of liveEvents) emit(event, { event })
  })
  line.addEventListener('message', ({ data }) => {
    worked = true
    const message = JSON.parse(String(data)) as { event: string }
    emit(message.event, message)
  })
  line.addEventListener('close', ({ code }) => {
    clearTimeout(patience)
    socket = undefined
    // Refused: nobody is signed in here any more.
    if (code === 1008 || listeners.size === 0) return emit('over', {})
    worked ||= performance.now() - since > opensWithinMs
    if (worked) retry = 1_000
    emit('closed', { worked })
    // Many pages that lost the same server do not come back in the same moment.
    const timer = setTimeout(again, retry * (0.5 + Math.random()))
    retry = Math.min(retry * 2, 30_000)
    window.addEventListener('online', again, { once: true })
    function again() {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      if (!socket) open(path)
    }
  })
}

/** Calls back whenever the server says this. The page's one socket opens with the first listener. */
export function onLive<Message extends object>(
  path: string,
  event: LiveEvent | LineEvent | (Message extends { event: infer Name extends string } ? Name : never),
  listener: (message: Message) => void,
): () => void {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener as Listener))
  if (!socket) open(path)
  return () => {
    all.delete(listener as Listener)
    if (all.size === 0) listeners.delete(event)
  }
}

/** Answers whether it could be sent; what could not is said again once the line is open. */
export function sendLive(command: object): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false
  socket.send(JSON.stringify(command))
  return true
}
