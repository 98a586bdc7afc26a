import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('the place of an address is its city, in Chinese without the word for city', () => {
  const ningbo = { cityName: '宁波市', cityNameEn: 'Ningbo' }
  expect([placeOf(ningbo, 'zh-CN'), placeOf(ningbo, 'en-US')]).toEqual(['宁波', 'Ningbo'])
})
