import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Day, Id, LargeNumber, Timestamp, WholeNumber, manyOf } from './fields.ts'

const read = (schema: v.GenericSchema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : 'refused'
}

describe('an id', () => {
  test.each([
    [1, 1],
    ['42', 42],
    [2_147_483_647, 2_147_483_647],
  ])('may be %j', (value, id) => expect(read(Id, value)).toBe(id))

  test.each([0, -1, 1.5, 2_147_483_648, '2147483648', '1e3', '0x10', ' 1', '1 ', '١', '', 'NaN', null, true, [1], {}])(
    'is never %j',
    (value) => expect(read(Id, value)).toBe('refused'),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, '1.5', '9'.repeat(16)])('a whole number is never %j', (value) =>
  expect(read(WholeNumber, value)).toBe('refused'),
)

test('several values are a list, one value is a list of one', () => {
  expect(read(manyOf(Id), '3')).toEqual([3])
  expect(read(manyOf(Id), ['3', 4])).toEqual([3, 4])
  expect(read(manyOf(Id), ['3', 'x'])).toBe('refused')
})

test.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-04-31'])(
  '%s is no day, also as the day of an instant',
  (day) => {
    expect(read(Day, day)).toBe('refused')
    expect(read(Timestamp, `${day}T08:00:00Z`)).toBe('refused')
  },
)

test.each([2_147_483_648, -2_147_483_649, '999999999999999', 1e308])('no column holds %j', (value) =>
  expect(read(WholeNumber, value)).toBe('refused'),
)

test('a large number is counted exactly or not at all', () => {
  expect(read(LargeNumber, '999999999999999')).toBe(999_999_999_999_999)
  expect(read(LargeNumber, 2 ** 53)).toBe('refused')
})

test('days and instants are ISO text', () => {
  expect(read(Day, '2025-03-01')).toBe('2025-03-01')
  expect(read(Day, '01.03.2025')).toBe('refused')
  expect(read(Timestamp, '2025-03-01T08:00:00.000Z')).toBe('2025-03-01T08:00:00.000Z')
  expect(read(Timestamp, '2025-03-01 08:00')).toBe('refused')
})
