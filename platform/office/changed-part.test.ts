import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test('only the middle that differs is marked', () => {
  expect(changedPart('PP 25 kg bags', 'PP 750 kg bags')).toEqual([
    { start: 'PP ', part: '25', end: ' kg bags' },
    { start: 'PP ', part: '750', end: ' kg bags' },
  ])
})

test('what was added to the end is marked there alone', () => {
  expect(changedPart('PP', 'PP PP')).toEqual([
    { start: 'PP', part: '', end: '' },
    { start: 'PP', part: ' PP', end: '' },
  ])
})

test('of a long text a little is shown on both sides', () => {
  const long = 'x'.repeat(500)
  const [before, after] = changedPart(`${long}a${long}`, `${long}b${long}`)
  expect(before).toEqual({ start: `…${'x'.repeat(60)}`, part: 'a', end: `${'x'.repeat(60)}…` })
  expect(after.part).toBe('b')
})
