type Step = () => unknown

/** After the pause: requests in flight have most of it, the database the rest. */
const limitMs = 9_500

export interface Leaving {
  /** Is called when the process leaves; what was added last comes first. */
  onLeave(step: Step): void
  /** Once, whoever asks again; a start that is under way ends first. */
  leave(code?: number): void
  isLeaving(): boolean
}

/** From the first moment a signal means: leave in order, whatever has been started by then; more signals change nothing. */
export function leaveOnSignals(pauseMs: number, onError: (error: unknown) => void): Leaving & { started: Step } {
  const steps: Step[] = []
  let leaving = false
  let started = () => {}
  const start = new Promise<void>((resolve) => (started = resolve))

  const attempt = async (step: Step) => {
    try {
      await step()
    } catch (error) {
      onError(error)
    }
  }

  async function leaveInOrder(code: number) {
    const limit = setTimeout(() => process.exit(code || 1), pauseMs + limitMs)
    await start
    for (const step of steps.toReversed()) await attempt(step)
    clearTimeout(limit)
    process.exit(code)
  }

  function leave(code = 0) {
    if (leaving) return
    leaving = true
    void leaveInOrder(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => leave())
  return { onLeave: (step) => void steps.push(step), leave, isLeaving: () => leaving, started }
}
