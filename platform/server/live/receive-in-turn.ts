import { createAllowance } from './live-limits.ts'

const mostWaiting = 64

/** Receives commands one after the other; those before `ready` wait. Answers false to one that is too many. */
export function receiveInTurn(
  ready: Promise<unknown>,
  receive: (command: unknown) => Promise<void> | undefined,
  onError: (error: Error) => void,
) {
  let turn = ready
  let waiting = 0
  const mayAsk = createAllowance()
  return (text: string): boolean => {
    if (waiting >= mostWaiting || !mayAsk()) return false
    waiting += 1
    turn = turn
      .then(() => receive(read(text)))
      .catch(onError)
      .finally(() => (waiting -= 1))
    return true
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
