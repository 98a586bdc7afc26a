import { constants } from '#contract/constants.ts'
import type { ContractClient } from '#contract/index.ts'
import { labelOf } from '#i18n/enum-labels.ts'
import type { Translator } from '#i18n/messages.ts'
import { localisedTitle } from '#i18n/product-title.ts'
import { highlight } from '#web/ui/highlight.ts'
import type { Suggestion } from '#web/ui/suggestion-box.tsx'
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
  { api, t, signal }: { api: ContractClient; t: Translator; signal: AbortSignal },
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
    note: labelOf(t, 'Grade', item.grade),
  }))
}
