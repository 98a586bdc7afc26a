import { constants } from '#platform/contract/constants.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { highlight } from '#platform/ui/highlight.ts'
import type { Suggestion } from '#platform/ui/suggestion-box.tsx'
import { recentSearches } from './recent-searches.ts'

const mostRecent = 2

interface Asking {
  api: LiveApi | undefined
  t: Translator
  /** The search that is shown. */
  current: string
  /** Where the form of the box leads. */
  path: string
  navigate: (to: string) => void
  show: (suggestions: Suggestion[]) => void
}

let asked = new AbortController()

/**
 * What the text may become while something other than the shown search is typed, and recent and hot searches while it is
 * empty. A question overtaken by the next one is given up.
 */
export function offer(asking: Asking, text: string, grade: string) {
  asked.abort()
  const { signal } = (asked = new AbortController())
  if (text === '') return asking.show(asking.api ? knownSearches(asking.t) : [])
  if (!asking.api || text === asking.current) return asking.show([])
  const show = (found: Suggestion[]) => signal.aborted || asking.show(found)
  suggestionsFor(asking, asking.api, text, grade, signal).then(show, () => show([]))
}

const named = (kind: string, words: readonly string[], typed = ''): Suggestion[] =>
  words.map((text, at) => ({ id: `${kind}-${at}`, parts: highlight(text, typed), note: kind }))

/** What was searched for here before, and what many search for. */
function knownSearches(t: Translator): Suggestion[] {
  const recent = recentSearches()
  const hot = constants.hotSearch.filter((text) => !recent.includes(text))
  return [...named(t('products.recentSearch'), recent), ...named(t('layout.hotSearches'), hot)]
}

/** What the typed text may become, asked for once the typing rests. */
async function suggestionsFor(asking: Asking, api: LiveApi, text: string, grade: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, constants.fetchDelayMs))
  signal.throwIfAborted()
  const found = await api.products.suggest({ key: text, grade: grade ? [Number(grade)] : undefined }, { signal })
  const typed = text.toLowerCase()
  const recent = recentSearches().filter((each) => each.toLowerCase().startsWith(typed) && each !== text)
  return [
    ...named(asking.t('products.recentSearch'), recent.slice(0, mostRecent), text),
    ...found.map((each, at) => ({
      id: `${each.kind}-${at}`,
      parts: highlight(each.text, text),
      note: each.note,
      pick: pickOf(each, asking),
    })),
  ]
}

type Found = Awaited<ReturnType<LiveApi['products']['suggest']>>[number]

/** Words are searched for by the form; a number is still to be typed; all else is a page of its own. */
function pickOf({ fill, query, shopId }: Found, { path, navigate }: Asking): Suggestion['pick'] {
  if (fill !== undefined)
    return (box) => {
      box.value = fill
    }
  const address = shopId === undefined ? query && `${path}?${query}` : to.shop(shopId)
  if (address === undefined) return undefined
  return (box) => {
    box.value = new URLSearchParams(query).get('key') ?? ''
    navigate(address)
  }
}
