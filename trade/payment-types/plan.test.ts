import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueTimes, securities } from '#trade/order-parts/part.ts'
import { planProblem, plannedParts, splitTotal, type PlanPart } from './plan.ts'

const part = (share: number | null, wishes: Partial<PlanPart> = {}): PlanPart => ({
  share,
  due: 'atOrder',
  days: null,
  secured: 'money',
  ...wishes,
})

const anyPart = fc.record({
  share: fc.option(fc.integer({ min: 1, max: 100 })),
  due: fc.constantFrom(...dueTimes),
  days: fc.option(fc.integer({ min: 1, max: 365 })),
  secured: fc.constantFrom(...securities),
})

test('shares make a hundred, or leave something to one rest at the end', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 6 }), (parts) => {
      const rests = parts.filter(({ share }) => share === null).length
      const sum = parts.reduce((all, { share }) => all + (share ?? 0), 0)
      const whole = rests === 0 ? sum === 100 : rests === 1 && parts.at(-1)?.share === null && sum < 100
      const counted = parts.every(({ due, days }) => (days !== null) === due.startsWith('after'))
      expect(planProblem(parts) === undefined).toBe(parts.length > 0 && whole && counted)
    }),
  )
})

const shares = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 })
  .map((list) => list.filter((_, at) => list.slice(0, at + 1).reduce((sum, share) => sum + share, 0) < 100))

test('the parts of any total make it to the cent, and none is below nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), shares, (total, known) => {
      const parts = [...known.map((share) => part(share)), part(null)]
      expect(planProblem(parts)).toBeUndefined()
      const amounts = splitTotal(total, parts)
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an order has a part for each that is more than nothing, and one where there is no plan', () => {
  const plan = [part(1), part(null, { due: 'beforeShipping' })]
  expect(plannedParts(10, plan)).toEqual([{ amountMinor: 10, due: 'beforeShipping', days: null, secured: 'money' }])
  expect(plannedParts(10, [])).toEqual([{ amountMinor: 10, due: 'atOrder', days: null, secured: 'money' }])
})
