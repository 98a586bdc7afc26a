import type { ChatCommand, ChatEvent } from '../contract.ts'
import { onLive, sendLive } from '#platform/web/live.ts'
import { visitorId } from '#platform/web/visitor-id.ts'
import { createCalls } from './calls.ts'

const answeredWithinMs = 8_000

type Parts = Parameters<typeof createCalls>[0] & {
  path: string
  /** Whether the server has answered before. */
  wasOpen(): boolean
}

/** The way to the server: the page's socket, and plain calls while that does not answer. */
export function createChatLine({ path, wasOpen, ...parts }: Parts) {
  let greetedAs: string | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const place = () => {
    greetedAs = visitorId()
    return parts.place()
  }
  const calls = createCalls({ ...parts, place })
  const hello = () => {
    const from = place()
    clearTimeout(patience)
    patience = setTimeout(calls.start, answeredWithinMs)
    sendLive({ type: 'hello', cookieId: greetedAs, ...from })
  }

  onLive(path, 'open', hello)
  // A line that answers is a line; until then, plain calls go on.
  onLive(path, 'welcome', (event: ChatEvent) => {
    clearTimeout(patience)
    calls.stop()
    parts.receive(event)
  })
  onLive<{ worked: boolean }>(path, 'closed', ({ worked }) => {
    clearTimeout(patience)
    if (wasOpen() && !calls.isRunning()) parts.lost('broken')
    if (!worked) calls.start()
  })
  // The socket may have been opened for another reason before.
  hello()

  return {
    isCalling: calls.isRunning,
    soon: calls.soon,
    say: (command: ChatCommand) => (calls.isRunning() ? calls.send(command) : sendLive(command)),
    /** The visit may have been given an id since: there is one visitor in a browser. */
    isForAnother: () => visitorId() !== greetedAs,
    greetAgain: () => (calls.isRunning() ? calls.soon() : hello()),
  }
}
