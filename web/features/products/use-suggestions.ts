import { useEffect, useRef, useState } from 'react'
import { constants } from '#contract/constants.ts'
import { labelOf } from '#i18n/enum-labels.ts'
import { useApi } from '#web/lib/api-context.ts'
import { useT } from '#web/lib/i18n.tsx'
import { highlight } from '#web/ui/highlight.ts'
import type { Suggestion } from '#web/ui/suggestion-box.tsx'
import { localisedTitle } from '#i18n/product-title.ts'
import { recentSearches } from './recent-searches.ts'

const most = 8
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

  const local = (): Suggestion[] => {
    const recent = recentSearches()
    const word = (text: string, note: string) => ({ id: `${note}-${text}`, parts: [{ text }], note })
    const hot = constants.hotSearch.filter((text) => !recent.includes(text))
    return [
      ...recent.map((text) => word(text, t('products.recentSearch'))),
      ...hot.map((text) => word(text, t('products.hotSearch'))),
    ]
  }

  const ask = async (typed: string, grade: string) => {
    abort.current?.abort()
    const text = typed.trim()
    if (text === '') return setSuggestions(local())
    if (text === current || !api) return setSuggestions(none)
    const mine = (abort.current = new AbortController())
    await new Promise((resolve) => setTimeout(resolve, constants.fetchDelayMs))
    if (mine.signal.aborted) return
    const found = await api.products
      .list({ key: text, grade: grade ? [Number(grade) as 0] : undefined, limit: most }, { signal: mine.signal })
      .catch(() => undefined)
    if (mine.signal.aborted) return
    const titles = new Map(found?.list.map((item) => [localisedTitle(item, t).text, item]))
    setSuggestions(
      [...titles].map(([title, item]) => ({
        id: String(item.id),
        parts: highlight(title, text),
        note: labelOf(t, 'Grade', item.grade),
      })),
    )
  }
  return { suggestions, ask }
}
