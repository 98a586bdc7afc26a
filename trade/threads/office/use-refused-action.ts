import { useRefused } from '#platform/web/page.ts'

/** What was typed into the refused form of this action, and nothing of another one's. */
export function useRefusedAction(intent: string, key?: string) {
  const outcome = useRefused()
  const own = outcome?.typed['intent'] === intent && (!key || outcome.typed['quoteId'] === key) ? outcome : undefined
  return {
    refused: own !== undefined,
    text: (name: string) => own?.typed[name] ?? '',
    error: (name: string) => own?.refused.fields[name],
  }
}
