import { unitWords } from '#catalogue/datasheets/sheet-words.ts'

// The longest words first: a big bag is not a tonne.
const units = unitWords
  .toReversed()
  .map(([, { source }]) => source.slice(1, -1))
  .join('|')
/** A number that belongs to no word before it, with a unit that is no beginning of another word. */
const quantity = new RegExp(`(?<![\\w.,-])(\\d[\\d.,]*)\\s*(?:${units})(?:(?<=[a-z'])(?![a-z\\d])|(?<=[^a-z']))`, 'giu')
const edges = /^[\s,;:：，、。*•-]+|[\s,;:：，、-]+$/gu

/** A line as it is typed into a message: `PP T30S 25 MT`, `25吨 K8003`. Undefined where no quantity is named beside something else. */
export function readPhrase(text: string): { productName: string; quantity: string } | undefined {
  const plain = text.normalize('NFKC')
  const found = [...plain.matchAll(quantity)].at(-1)
  if (!found) return undefined
  const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)]
  const productName = [before, after]
    .map((part) => part.replace(edges, ''))
    .filter(Boolean)
    .join(' ')
  return productName ? { productName, quantity: found[0] } : undefined
}
