import { runsOf } from '#catalogue/search/server/search-tokens.ts'

const mostRuns = 8
const longestName = 4
const leastKey = 3

/** Whatever of the words may be one name: each word, and neighbours as one. */
export function keysIn(text: string): string[] {
  const words = runsOf(text)
    .slice(0, mostRuns)
    .map((run) => run.text)
  const keys = words.flatMap((_, from) =>
    Array.from({ length: longestName }, (__, more) => words.slice(from, from + more + 1).join('')),
  )
  return [...new Set(keys)].filter((key) => key.length >= leastKey)
}
