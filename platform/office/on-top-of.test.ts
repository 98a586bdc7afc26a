import { expect, test } from 'vitest'
import { onTopOf } from './on-top-of.ts'

const base = { name: 'A', code: 'a', price: 1, currency: 'CNY', labels: [1, 2] }

test('only what was changed is written over what somebody else has saved since', () => {
  const now = { ...base, code: 'theirs', labels: [3] }
  const mine = { ...base, name: 'Mine' }
  expect(onTopOf(now, mine, { base, typed: mine })).toEqual({ ...now, name: 'Mine' })
})

test('of what both have changed, mine is written', () => {
  const mine = { ...base, name: 'Mine' }
  expect(onTopOf({ ...base, name: 'Theirs' }, mine, { base, typed: mine })).toEqual(mine)
})

test('values that belong together go together', () => {
  const now = { ...base, price: 9, currency: 'USD' }
  const mine = { ...base, price: 2 }
  const together = [['price', 'currency']]
  expect(onTopOf(now, mine, { base, typed: mine, together })).toEqual(mine)
})
