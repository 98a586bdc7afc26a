import { expect, test } from 'vitest'
import { toKilograms } from '../quantity.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { conversionText } from './pack-words.ts'

const packs = [
  { unit: 'bag' as const, kilograms: 25 },
  { unit: 'pallet' as const, kilograms: 1375 },
]
const say = (amount: number, unit: 'kg' | 'MT' | 'pallet', locale: 'en-US' | 'zh-CN' = 'en-US', of = packs) => {
  const conversion = toKilograms(amount, unit, of)
  return conversion && conversionText(translatorFor(locale), conversion)
}

test('a conversion is told in packs', () => {
  expect(say(5, 'MT')).toBe('200 bags of 25 kg = 5,000 kg')
  expect(say(25, 'kg')).toBe('1 bag of 25 kg = 25 kg')
  expect(say(5, 'MT', 'zh-CN')).toBe('200 包 × 25 kg = 5,000 kg')
})

test('what rounding adds is told too', () => {
  expect(say(4.99, 'MT')).toBe('Rounded up to whole packs: 200 bags of 25 kg = 5,000 kg (10 kg more).')
  expect(say(2.5, 'pallet')).toBe('Rounded up to whole packs: 3 pallets of 1,375 kg = 4,125 kg (687.5 kg more).')
})

test('loose goods are plain kilograms', () => expect(say(7, 'kg', 'en-US', [])).toBe('7 kg'))
