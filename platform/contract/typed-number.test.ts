import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Figure, Kilograms } from './office/figures.ts'
import { Amount } from './money.ts'
import { ungrouped } from './typed-number.ts'

test.each([
  ['1,250.50', '1250.50'],
  ['1 250.50', '1250.50'],
  ['1\u00a0250\u00a0000', '1250000'],
  ['-1,250', '-1250'],
  ['25000', '25000'],
  ['0.905', '0.905'],
])('%s is %s', (typed, number) => {
  expect(ungrouped(typed)).toBe(number)
})

test.each(['1,25', '1.250,50', '1 250,50', '12,50', '1,2500', '0,905', '1,250 000', '1250,000'])(
  '%s could be two numbers, and is refused wherever a number is typed',
  (typed) => {
    for (const field of [Figure, Kilograms, Amount('adminProducts.priceWrong')])
      expect(v.safeParse(field, typed).success).toBe(false)
  },
)

test('weights, figures and amounts are typed with separators', () => {
  expect(v.parse(Kilograms, '25,000')).toBe(25_000)
  expect(v.parse(Figure, '1 200.5')).toBe(1200.5)
  expect(v.parse(Amount('adminProducts.priceWrong'), '17,700.5')).toBe(1_770_050)
})
