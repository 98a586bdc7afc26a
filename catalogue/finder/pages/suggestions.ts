import { constants } from '#platform/contract/constants.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { highlight } from '#platform/ui/highlight.ts'
import type { Suggestion } from '#platform/ui/suggestion-box.tsx'
import { recentSearches } from './recent-searches.ts'

const most = 8

/** What was searched for here before, and what many search for. */
export function knownSearches(t: Translator): Suggestion[] {
  const recent = recentSearches()
  const word = (text: string, note: string) => ({ id: `${note}-${text}`, parts: [{ text }], note })
  const hot = constants.hotSearch.filter((text) => !recent.includes(text))
  return [
    ...recent.map((text) => word(text, t('products.recentSearch'))),
    ...hot.map((text) => word(text, t('products.hotSearch'))),
  ]
}

/** Products that answer to what is typed, asked for once the typing rests. */
export async function productsLike(
  { api, t, signal }: { api: LiveApi; t: Translator; signal: AbortSignal },
  text: string,
  grade: string,
): Promise<Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, constants.fetchDelayMs))
  signal.throwIfAborted()
  const asked = { key: text, grade: grade ? [Number(grade) as 0] : undefined, limit: most }
  const { list } = await api.products.list(asked, { signal })
  const titles = new Map(list.map((item) => [localisedTitle(item, t).text, item]))
  return [...titles].map(([title, item]) => ({
    id: String(item.id),
    parts: highlight(title, text),
    note: kindLabel(t, 'Grade', item.grade),
  }))
}
