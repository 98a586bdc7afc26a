import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decimalOf, minorOf } from './minor-units.ts'
import { Amount, OptionalAmount } from './money.ts'

const price = Amount('wrong')
const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message)

test('what is written of an amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
      expect(minorOf(decimalOf(minor))).toBe(minor)
      expect(v.parse(price, decimalOf(minor))).toBe(minor)
    }),
  )
})

test.each([
  ['1250.5', 125_050],
  [' 17,700.00 ', 1_770_000],
  ['1 250', 125_000],
  ['1.15', 115],
  [8100.1, 810_010],
])('%j is %i', (typed, minor) => {
  expect(v.parse(price, typed)).toBe(minor)
  expect(v.parse(OptionalAmount('wrong'), typed)).toBe(minor)
})

test.each([
  '0',
  '0.00',
  '-1',
  '1.234',
  '1,25',
  '12,34,567',
  '1e3',
  '1.',
  '.5',
  'x',
  '１',
  '12345678',
  '1234567890',
  1e21,
  Number.NaN,
])('%j is no amount', (typed) => {
  expect(messagesOf(price, typed)).toEqual(['wrong'])
  expect(messagesOf(OptionalAmount('wrong'), typed)).toEqual(['wrong'])
})

test('nothing is no amount, or none where it may be left out', () => {
  for (const nothing of ['', ' ', undefined, null]) {
    expect(messagesOf(price, nothing)).toEqual(['wrong'])
    expect(v.parse(OptionalAmount('wrong'), nothing)).toBeNull()
  }
})
