import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Suggestion } from '#platform/ui/suggestion-box.tsx'

const none: Suggestion[] = []

/**
 * What to offer below the search box: products while something other than the shown search is typed, and recent and
 * hot searches while it is empty. A question overtaken by the next one is given up.
 */
export function useSuggestions(current: string) {
  const t = useT()
  const api = useApi()
  const [suggestions, setSuggestions] = useState(none)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function suggest(text: string, grade: string, signal: AbortSignal) {
    if (!api || (text !== '' && text === current)) return none
    // Comes when somebody goes to the box, so that no page waits for it.
    const { knownSearches, productsLike } = await import('./suggestions.ts')
    return text === '' ? knownSearches(t) : productsLike({ api, t, signal }, text, grade)
  }

  const ask = async (typed: string, grade: string) => {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    const found = await suggest(typed.trim(), grade, signal).catch(() => none)
    if (!signal.aborted) setSuggestions(found)
  }
  return { suggestions, ask }
}
