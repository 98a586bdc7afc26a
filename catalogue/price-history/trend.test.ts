import { expect, test } from 'vitest'
import type { PriceChange } from './contract.ts'
import { stepPath, trendOf, turnsOf } from './trend.ts'

const yuan = (perTonneMinor: number) => ({ currency: 'CNY' as const, perTonneMinor })
const change = (at: string, from: PriceChange['from'], to: PriceChange['to']): PriceChange => ({ at, from, to })
const [start, end] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2026-01-31T00:00:00Z')]

test('a trend begins with the price before the first change and lasts until now', () => {
  const changes = [
    change('2026-01-11T00:00:00Z', yuan(100), yuan(120)),
    change('2026-01-21T00:00:00Z', yuan(120), yuan(90)),
  ]
  const points = trendOf(changes, 'CNY', start, end)
  expect(points.map(({ perTonneMinor }) => perTonneMinor)).toEqual([100, 120, 90, 90])
  expect(stepPath(points, 300, 60)).toBe('M0 40H100V0H200V60H300V60')
})

test('prices of another currency are no part of it, and without a change there is none', () => {
  const dollars = { currency: 'USD' as const, perTonneMinor: 15 }
  const points = trendOf([change('2026-01-11T00:00:00Z', dollars, yuan(120))], 'CNY', start, end)
  expect(points.map(({ perTonneMinor }) => perTonneMinor)).toEqual([120, 120])
  expect(trendOf([], 'CNY', start, end)).toEqual([])
})

test('of a long row of figures those remain at which something changes', () => {
  const points = [7, 7, 8, 8, 8].map((perTonneMinor, at) => ({ at, perTonneMinor }))
  expect(turnsOf(points).map(({ at }) => at)).toEqual([0, 2, 4])
  expect(turnsOf([])).toEqual([])
})
