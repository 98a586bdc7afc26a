import type { Import } from './source-imports.ts'

/** From the top down: an area imports those below it. */
export const areas = ['site', 'service', 'trade', 'content', 'catalogue', 'identity', 'platform']

const areaOf = (path: string) => path.slice(0, path.indexOf('/'))

/** `trade/orders`; a file directly in an area belongs to the area itself. */
const nounOf = (path: string) => /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? areaOf(path)

const text = ({ from, to }: Import) => `${from} → ${to}`

export const backArrows = (imports: Import[]): string[] =>
  imports
    .filter(({ from, to }) => areas.includes(areaOf(to)) && areas.indexOf(areaOf(from)) > areas.indexOf(areaOf(to)))
    .map(text)

function reachable(start: string, next: Map<string, Set<string>>): Set<string> {
  const seen = new Set<string>()
  const waiting = [...(next.get(start) ?? [])]
  for (let noun = waiting.pop(); noun !== undefined; noun = waiting.pop()) {
    if (seen.has(noun)) continue
    seen.add(noun)
    waiting.push(...(next.get(noun) ?? []))
  }
  return seen
}

/** Nouns that reach each other: one line a circle, with the imports it is made of. */
export function nounCircles(imports: Import[]): string[] {
  const between = imports.filter(({ from, to }) => nounOf(from) !== nounOf(to) && areas.includes(areaOf(to)))
  const next = new Map<string, Set<string>>()
  for (const { from, to } of between) next.set(nounOf(from), (next.get(nounOf(from)) ?? new Set()).add(nounOf(to)))
  const reach = new Map([...next.keys()].map((noun) => [noun, reachable(noun, next)]))
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) ?? false
  const circles = new Map<string, Set<string>>()
  for (const noun of reach.keys()) {
    const members = [...reach.keys()].filter((other) => reaches(noun, other) && reaches(other, noun)).toSorted()
    if (members.length > 1) circles.set(members.join(' ↔ '), new Set(members))
  }
  return [...circles].map(([name, members]) => {
    const arrows = between.filter(({ from, to }) => members.has(nounOf(from)) && members.has(nounOf(to)))
    return `${name}: ${arrows.map(text).join(', ')}`
  })
}
