import { expect, test } from 'vitest'
import { listIn, rowsIn } from './rows.ts'

test('rows come in the order of their numbers, without those that were only opened', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['tiers.10.price', '3'],
    ['tiers.2.price', ' '],
    ['tiers.2.unit', 'kg'],
    ['tiers.1.price', '1'],
    ['tiers.1.unit', 'kg'],
    ['other.1.price', '9'],
    ['tiers', 'x'],
  ] as const)
    form.append(name, value)
  expect(rowsIn(form, 'tiers', ['price'])).toEqual([{ price: '1', unit: 'kg' }, { price: '3' }])
})

test('a list keeps its order', () => {
  const form = new FormData()
  for (const at of [2, 10, 1]) form.append(`ids.${at}`, String(at * 100))
  form.append('ids.3', '')
  expect(listIn(form, 'ids')).toEqual(['100', '200', '1000'])
})
