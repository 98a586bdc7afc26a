import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { unitPrice } from './unit-price.ts'

const t = translatorFor('en-US')

test.each([
  [125_050, 'USD 1,250.50', 'USD 1.2505'],
  [100_000, 'USD 1,000.00', 'USD 1.0000'],
  [1, 'USD 0.01', 'USD 0.00001'],
  [123_456_789_0, 'USD 12,345,678.90', 'USD 12,345.6789'],
])('%i a tonne', (minor, perTonne, perKilogram) => {
  expect(unitPrice(t, minor, 'USD', 'MT')).toBe(perTonne)
  expect(unitPrice(t, minor, 'USD', 'kg')).toBe(perKilogram)
})
