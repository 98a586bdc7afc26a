import { expect, test } from 'vitest'
import { ownAreas, readSource, sourceFiles, walkSource } from './source-files.ts'

interface Pattern {
  place: string
  source: string
  flags: string
}

/** Every pattern that is written as one, wherever it stands. */
function patternsIn(path: string): Pattern[] {
  const found: Pattern[] = []
  walkSource(path, readSource(path), (line) => ({
    Literal: (node) => {
      if (!('regex' in node)) return
      const { pattern: source, flags } = node.regex
      found.push({ place: `${path}:${line(node.start)}`, source, flags })
    },
  }))
  return found
}

const length = 100_000
/** Runs of what patterns repeat, and an end that none of them expects. */
const runs = [
  'a',
  'A',
  '0',
  '1',
  ' ',
  '\n',
  '.',
  '-',
  '_',
  '@',
  '?',
  '/',
  '=',
  '"',
  "'",
  '<',
  '>',
  '&',
  '(',
  ',',
  ';',
  ':',
].concat([
  '长',
  'a.',
  'a-',
  'a ',
  '1,',
  '1.',
  '<a',
  'a=',
  '?a',
  '/a',
  'a@',
  ' =',
  '&a',
  '%a',
  '\\',
  '#',
  '\t ',
  '{',
  '[',
])
const texts = runs.map((run) => `${run.repeat(length / run.length)}\u0007!`)

/** Seconds of computing, whatever else the machine does meanwhile. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1e6
}

/** Each time: a collection of garbage falls into one of them at most. */
const takesMoreThan = (seconds: number, work: () => void) => [1, 2, 3].every(() => cost(work) > seconds)

const once = new Map(
  sourceFiles(`${ownAreas}/**/*.{ts,tsx}`)
    .flatMap(patternsIn)
    .map((each) => [each.source, each]),
)

test('no pattern takes more than a moment for 100 kB of anything', { timeout: 120_000 }, () => {
  const slow: string[] = []
  for (const { place, source, flags } of once.values()) {
    const pattern = new RegExp(source, flags)
    for (const text of texts) {
      pattern.lastIndex = 0
      // A tenth first, so that a quadratic one is found before it takes its time.
      const isSlow =
        takesMoreThan(0.1, () => text.slice(-length / 10).replace(pattern, '')) ||
        takesMoreThan(1, () => text.replace(pattern, ''))
      if (isSlow) {
        slow.push(`${place} /${source}/ after ${JSON.stringify(text.slice(0, 4))}`)
        break
      }
    }
  }
  expect(slow).toEqual([])
})
