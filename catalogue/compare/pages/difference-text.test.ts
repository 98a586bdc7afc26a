import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { differenceText } from './difference-text.ts'
import { differenceOf } from './difference-words.ts'

const t = translatorFor('en-US')
const say = (wanted: number, offered: number | null, unit: string, system: 'si' | 'us' = 'si') =>
  differenceText(t, differenceOf(wanted, offered, unit), unit, system)

test('a difference is told in per cent, or in the unit where per cent mean nothing', () => {
  expect(say(10, 12, 'g/10min')).toBe('20% higher')
  expect(say(100, 90, '°C')).toBe('10 °C lower')
  expect(say(30, 20, '%')).toBe('10% lower')
})

test('a modulus is told as stiffness, and hardly any difference as close', () => {
  expect(differenceText(t, differenceOf(2500, 2300, 'MPa'), 'MPa', 'si', 'flexuralModulus')).toBe('8% softer')
  expect(say(100, 102, 'MPa')).toBe('close (2%)')
})

test('a step of temperature converts without the offset of the scale', () => {
  expect(say(100, 90, '°C', 'us')).toBe('18 °F lower')
  expect(say(212, 194, '°F', 'si')).toBe('10 °C lower')
})

test('nothing is said where nothing differs or nothing is known', () => {
  expect(say(10, 10, 'g/10min')).toBe('')
  expect(say(10, null, 'g/10min')).toBe('')
})
