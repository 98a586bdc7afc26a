import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { changesOf } from './changes.ts'
import { valueText } from './value-text.ts'

const english = translatorFor('en-US')

test('only what differs is shown, and of lists only the rows that differ', () => {
  const bag = { unit: 'bag', kilograms: 25 }
  const pallet = { unit: 'pallet', kilograms: 1000 }
  expect(
    changesOf({
      before: { version: 1, model: 'A', series: '', aliases: null, packings: [bag] },
      after: { version: 2, model: 'B', series: null, aliases: [], packings: [bag, pallet] },
    }),
  ).toEqual([
    { name: 'model', before: 'A', after: 'B' },
    { name: 'packings', before: [], after: [pallet] },
  ])
})

test('another order of the same rows is a change', () => {
  expect(changesOf({ before: { pictureIds: [1, 2] }, after: { pictureIds: [2, 1] } })).toEqual([
    { name: 'pictureIds', before: [1, 2], after: [2, 1] },
  ])
})

test('values are shown as people read them', () => {
  const product = valueText(english, { noun: 'product', names: { 'brandId 7': { name: '巴斯夫', nameEn: 'BASF' } } })
  expect(product('perTonneMinor', 810050, { currency: 'USD' })).toBe('USD 8,100.50')
  expect(product('stockKg', 25000, {})).toBe('25.00 MT')
  expect(product('status', 'published', {})).toBe('Published')
  expect(product('grade', 1, {})).toBe('Off-grade')
  expect(product('brandId', 7, {})).toBe('BASF')
  expect(product('brandId', 8, {})).toBe('#8')
  expect(product('isNew', true, {})).toBe('Yes')
  expect(product('name', null, {})).toBe('-')
  expect(product('tiers', [{ fromKg: 1000, perTonneMinor: 100 }], { currency: 'CNY' })).toBe(
    'From: 1.00 MT · Price per MT: CNY 1.00',
  )
  const order = valueText(english, { noun: 'order', names: {} })
  expect(order('status', 2, {})).toBe('Shipped')
  const hours = valueText(translatorFor('zh-CN'), { noun: 'officeHours', names: {} })
  expect(hours('days', [{ weekday: 1, opens: '08:30', closes: '18:00' }], {})).toBe(
    '星期：星期一 · 开始：08:30 · 结束：18:00',
  )
})
