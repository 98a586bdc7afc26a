/** Runs once at a time for an id: keys that arrive during a run are for one more run, not several. */
export function oneAtATime(
  run: (id: number, keys: Set<string>) => Promise<void>,
  onError: (error: Error) => void,
): (id: number, keys: string[]) => Promise<void> {
  const nextOf = new Map<number, Set<string>>()
  return async (id, keys) => {
    const next = nextOf.get(id)
    if (next) return keys.forEach((key) => next.add(key))
    let due = new Set(keys)
    try {
      while (due.size > 0) {
        const later = new Set<string>()
        nextOf.set(id, later)
        await run(id, due)
        due = later
      }
    } catch (error) {
      onError(error as Error)
    } finally {
      nextOf.delete(id)
    }
  }
}
