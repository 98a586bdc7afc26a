import { expect, test } from 'vitest'
import { orderNumberOf } from './order-number.ts'

const day = new Date('2026-11-15T20:00:00Z')

test('an order number says the day of the seller and six signs that are read over the phone without a mistake', () => {
  expect(orderNumberOf(1, day)).toMatch(/^PH20261116-[0-9A-HJKMNP-TV-Z]{6}$/)
})

test('no two orders of a day have the same number, however many there are', () => {
  const ids = Array.from({ length: 200_000 }, (_, index) => index + 1)
  expect(new Set(ids.map((id) => orderNumberOf(id, day))).size).toBe(ids.length)
})

test('orders that follow each other do not look like it', () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => orderNumberOf(index + 1, day))
  expect(numbers.filter((number, index) => number.slice(0, -1) === numbers[index - 1]?.slice(0, -1))).toEqual([])
  expect(new Set(numbers.map((number) => number.at(-6))).size).toBe(32)
})
