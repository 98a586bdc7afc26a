import { expect, test } from 'vitest'
import { factOf, figureNames, figures, stateOf, worst } from './facts.ts'

test.each([
  ['outboxOldestSeconds', 900, 'good'],
  ['outboxOldestSeconds', 901, 'attention'],
  ['outboxOldestSeconds', 3601, 'bad'],
  ['certificateDays', 21, 'good'],
  ['certificateDays', 20, 'attention'],
  ['certificateDays', -1, 'bad'],
  ['webProcesses', 0, 'bad'],
  ['migrationsDue', 1, 'bad'],
  ['backupAgeSeconds', null, 'attention'],
  ['backupVerifiedSeconds', null, 'attention'],
  ['archiveAgeSeconds', null, 'good'],
  ['databaseVersion', '18.1', 'good'],
] as const)('%s of %s is %s', (name, value, state) => expect(stateOf(name, value)).toBe(state))

test('a fact is as bad as the worst of its figures, and shows only what applies', () => {
  const fact = factOf('outbox', { outboxWaiting: 3, outboxOldestSeconds: 7200, outboxFailed: undefined })
  expect(fact.state).toBe('bad')
  expect(fact.figures.map(({ name, state }) => [name, state])).toEqual([
    ['outboxWaiting', 'good'],
    ['outboxOldestSeconds', 'bad'],
  ])
  expect(worst([])).toBe('good')
})

test('what is bad was worth attention before', () => {
  for (const name of figureNames) {
    const { above = {}, below = {} } = figures[name] as {
      above?: Record<string, number>
      below?: Record<string, number>
    }
    expect(above['attention'] ?? -Infinity, name).toBeLessThan(above['bad'] ?? Infinity)
    expect(below['attention'] ?? Infinity, name).toBeGreaterThan(below['bad'] ?? -Infinity)
  }
})
