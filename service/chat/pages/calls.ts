import { ApiError } from '#platform/contract/client.ts'
import type { ChatCommand, ChatEvent } from '../contract.ts'
import { constants } from '#platform/contract/constants.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import { cookie } from '#platform/web/cookies.ts'
import { visitorId } from '#platform/web/visitor-id.ts'

const watchedMs = 3_000
const asideMs = 30_000
const slowedSeconds = 10

interface Parts {
  api: LiveApi
  place(): { lastId: number; generation: number }
  /** Somebody looks at the conversation. */
  isWatched(): boolean
  receive(event: ChatEvent): void
  /** Nothing can be said for now, or no more in the name of who was signed in. */
  lost(line: 'broken' | 'over'): void
  refused(clientId: string, words: string): void
  slowed(seconds: number): void
}

/** The conversation by plain calls, for networks that let no socket through: asked for again and again, said by post. */
export function createCalls(parts: Parts) {
  const { api, place, isWatched, receive, lost } = parts
  const member = Boolean(cookie(constants.tokenCookie))
  const who = () => ({ cookieId: visitorId(), member })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  async function ask() {
    clearTimeout(timer)
    timer = undefined
    try {
      const answer = await api.chat.resume({ ...who(), ...place() })
      if (running) receive({ event: 'welcome', ...answer })
    } catch (error) {
      if (running) fail(error)
    }
    if (running) timer = setTimeout(() => void ask(), isWatched() ? watchedMs : asideMs)
  }

  function fail(error: unknown) {
    const over = error instanceof ApiError && error.status === 401
    if (over) stop()
    lost(over ? 'over' : 'broken')
  }

  function stop() {
    running = false
    clearTimeout(timer)
  }

  return {
    isRunning: () => running,
    start() {
      if (running) return
      running = true
      void ask()
    },
    stop,
    /** Somebody looks now. */
    soon() {
      if (running && timer) void ask()
    },
    /** Answers whether it will be said. That somebody types is told by sockets alone. */
    send(command: ChatCommand): boolean {
      if (command.type === 'say') void say(command, who(), parts, fail)
      if (command.type === 'read') void api.chat.read({ ...who(), id: command.id }).catch(() => undefined)
      return true
    },
  }
}

type Say = Extract<ChatCommand, { type: 'say' }>
interface Who {
  cookieId: string | undefined
  member: boolean
}

async function say({ clientId, content }: Say, who: Who, parts: Parts, fail: (error: ApiError) => void) {
  const { api, receive, refused, slowed } = parts
  try {
    const { message } = await api.chat.send({ ...who, clientId, content })
    receive({ event: 'acknowledged', clientId, message })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 429) slowed(slowedSeconds)
    // What did not get through is said again with the next answer; what was refused is not.
    else if (error.status === 0 || error.status === 401 || error.status >= 500) fail(error)
    else refused(clientId, error.message)
  }
}
