const key = 'recentSearches'
const most = 5

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]
    return kept.filter((word) => typeof word === 'string').slice(0, most)
  } catch {
    return []
  }
}

export function rememberSearch(word: string) {
  const text = word.trim()
  if (!text) return
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)))
}
