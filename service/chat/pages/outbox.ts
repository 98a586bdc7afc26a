import type { ChatEvent } from '../contract.ts'
import type { Conversation, Pending } from './chat-state.ts'

interface Parts {
  get(): Conversation
  set(change: Partial<Conversation>): void
  /** Says a message over the line; answers false when the line is not open. */
  say(message: Pending): boolean
  /** A refusal in the visitor's words. */
  explain(refusal: string): string
}

/** Messages go out one at a time and in their order; each again after a break, until the server has it. */
export function createOutbox({ get, set, say, explain }: Parts) {
  let underWay: string | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  function next() {
    const head = get().pending.find(({ failed }) => !failed)
    if (!head || underWay === head.clientId || pause) return
    underWay = say(head) ? head.clientId : undefined
  }

  function slowDown(seconds: number) {
    underWay = undefined
    set({ slowed: true })
    pause = setTimeout(() => {
      pause = undefined
      next()
    }, seconds * 1000)
  }

  function fail(clientId: string | undefined, failed: string) {
    underWay = undefined
    set({ pending: get().pending.map((each) => (each.clientId === clientId ? { ...each, failed } : each)) })
    next()
  }

  return {
    add(message: Pending) {
      set({ pending: [...get().pending, message] })
      next()
    },
    retry(clientId: string) {
      set({
        pending: get().pending.map((each) => (each.clientId === clientId ? { ...each, failed: undefined } : each)),
      })
      next()
    },
    discard: (clientId: string) => set({ pending: get().pending.filter((each) => each.clientId !== clientId) }),
    /** The line is open again: what was under way may have been lost. */
    reopened() {
      underWay = undefined
      next()
    },
    settled: next,
    fail,
    slowDown,
    refused({ clientId, refusal, retryAfter }: Extract<ChatEvent, { event: 'refused' }>) {
      if (retryAfter === undefined) fail(clientId, explain(refusal))
      else slowDown(retryAfter)
    },
  }
}
