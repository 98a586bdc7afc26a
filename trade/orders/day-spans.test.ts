import { expect, test } from 'vitest'
import { daySpans } from './day-spans.ts'

const spanOf = (moment: string, name: string) => {
  const span = daySpans(new Date(moment)).find((each) => each.name === name)
  return span && `${span.from} ${span.to}`
}

test.each([
  ['2026-01-15T02:00:00Z', 'thisMonth', '2026-01-01 2026-01-15'],
  ['2026-01-15T02:00:00Z', 'lastMonth', '2025-12-01 2025-12-31'],
  ['2028-03-01T02:00:00Z', 'lastMonth', '2028-02-01 2028-02-29'],
  ['2026-03-31T02:00:00Z', 'last90', '2026-01-01 2026-03-31'],
  ['2026-06-30T02:00:00Z', 'lastYear', '2025-01-01 2025-12-31'],
])('at %s, %s is %s', (moment, name, days) => {
  expect(spanOf(moment, name)).toBe(days)
})

test('the day begins where the seller works', () => {
  expect(spanOf('2026-12-31T17:00:00Z', 'thisYear')).toBe('2027-01-01 2027-01-01')
})
