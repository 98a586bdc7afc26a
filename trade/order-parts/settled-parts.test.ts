import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settledParts, type PartMoney } from './settled-parts.ts'

const part = (amountMinor: number, receivedMinor = 0, more: Partial<PartMoney> = {}): PartMoney => ({
  amountMinor,
  receivedMinor,
  creditedMinor: 0,
  isOpen: receivedMinor < amountMinor,
  ...more,
})
const settled = (parts: PartMoney[], total: number, sentBack = 0) => settledParts(parts, total, sentBack)

test('less lowers the last open part, then the one before, and sends nothing back that is still owed', () => {
  expect(settled([part(300, 300), part(700)], 950)).toEqual({ amounts: [300, 650], refundMinor: 0, extraMinor: 0 })
  expect(settled([part(300), part(700)], 200)).toEqual({ amounts: [200, 0], refundMinor: 0, extraMinor: 0 })
})

test('what was received beyond the total goes back, once', () => {
  expect(settled([part(300, 300), part(700, 700)], 950)).toEqual({
    amounts: [300, 650],
    refundMinor: 50,
    extraMinor: 0,
  })
  expect(settled([part(300, 300), part(650, 700)], 950, 50)).toMatchObject({ amounts: [300, 650], refundMinor: 0 })
  expect(settled([part(300, 300), part(650, 700)], 940, 50)).toMatchObject({ amounts: [300, 640], refundMinor: 10 })
})

test('more raises the last open part, or is one more; what was paid too much is used up before', () => {
  expect(settled([part(300, 300), part(700)], 1020).amounts).toEqual([300, 720])
  expect(settled([part(300, 300), part(700, 700)], 1020)).toEqual({
    amounts: [300, 700],
    refundMinor: 0,
    extraMinor: 20,
  })
  expect(settled([part(1000, 1015)], 1020)).toEqual({ amounts: [1015], refundMinor: 0, extraMinor: 5 })
  expect(settled([part(990, 1000)], 1000, 10)).toEqual({ amounts: [990], refundMinor: 0, extraMinor: 10 })
})

test('whoever paid more than everything for one part is not asked for another', () => {
  expect(settled([part(300, 1200), part(700)], 990)).toEqual({ amounts: [990, 0], refundMinor: 210, extraMinor: 0 })
})

const anyPart = fc
  .record({
    amountMinor: fc.nat(1_000),
    share: fc.constantFrom(0, 0.5, 1, 1.2, 3),
    credit: fc.constantFrom(0, 0, 0.1),
    waived: fc.boolean(),
  })
  .map(({ amountMinor, share, credit, waived }): PartMoney => {
    const creditedMinor = Math.floor(amountMinor * credit)
    const receivedMinor = Math.floor(amountMinor * share)
    return { amountMinor, creditedMinor, receivedMinor, isOpen: receivedMinor + creditedMinor < amountMinor && !waived }
  })

test('however often the total changes, the parts make it, and what is kept is never more than it', () => {
  fc.assert(
    fc.property(
      fc.array(anyPart, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(4_000), { maxLength: 5 }),
      (given, totals) => {
        let parts = given
        let sentBack = 0
        for (const total of totals) {
          const credited = parts.reduce((sum, each) => sum + each.creditedMinor, 0)
          if (total < credited) continue
          const { amounts, refundMinor, extraMinor } = settled(parts, total, sentBack)
          const received = parts.reduce((sum, each) => sum + each.receivedMinor, 0)
          expect(amounts.reduce((sum, amount) => sum + amount, extraMinor)).toBe(total)
          sentBack += refundMinor
          expect(sentBack).toBeLessThanOrEqual(received)
          expect(received - sentBack + credited).toBeLessThanOrEqual(Math.max(total, 0))
          parts = parts.map((each, at) => {
            const amountMinor = amounts[at] ?? 0
            expect(amountMinor).toBeGreaterThanOrEqual(each.creditedMinor)
            return {
              ...each,
              amountMinor,
              isOpen: each.isOpen && amountMinor > each.receivedMinor + each.creditedMinor,
            }
          })
          if (refundMinor > 0) expect(parts.some(({ isOpen }) => isOpen)).toBe(false)
          if (extraMinor > 0) parts.push(part(extraMinor))
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
