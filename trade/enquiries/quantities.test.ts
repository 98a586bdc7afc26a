import { expect, test } from 'vitest'
import { quantitiesOf, quantitiesText, splitQuantity } from './quantities.ts'

test.each([
  ['25', ['25']],
  ['5, 25 and 100', ['5', '25', '100']],
  ['5；25、100', ['5', '25', '100']],
  ['5，25', ['5', '25']],
  ['5/25/100', ['5', '25', '100']],
  ['2.5; 10', ['2.5', '10']],
])('%s is read as several quantities', (text, quantities) => {
  expect(quantitiesOf(text)).toEqual(quantities)
})

test('a comma between digits parts nothing: it may be a decimal sign or part thousands', () => {
  expect(quantitiesOf('2,5')).toEqual(['2,5'])
  expect(quantitiesOf('1,500')).toEqual(['1,500'])
})

test('the first quantity is that of the line', () => {
  expect(splitQuantity('5, 25, 100')).toEqual({ quantity: '5', moreQuantities: ['25', '100'] })
  expect(splitQuantity(undefined)).toEqual({ quantity: '', moreQuantities: [] })
})

test('all quantities share one unit', () => {
  expect(quantitiesText({ amount: 5, moreAmounts: [25, 1500] }, 'MT')).toBe('5 / 25 / 1,500 MT')
})
