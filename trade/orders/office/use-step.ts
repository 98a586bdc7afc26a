import { useRefused } from '#platform/web/page.ts'

/** What was typed into the refused form of this step, and nothing of another one's. */
export function useStep(intent: string, of: Record<string, number> = {}) {
  const outcome = useRefused()
  const same = Object.entries(of).every(([name, id]) => outcome?.typed[name] === String(id))
  const mine = outcome?.typed['intent'] === intent && same
  const own = mine ? outcome : undefined
  return {
    refused: own !== undefined,
    text: (name: string, otherwise = '') => own?.typed[name] ?? otherwise,
    error: (name: string) => own?.refused.fields[name],
  }
}
