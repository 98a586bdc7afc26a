import { expect, test } from 'vitest'
import { placeOf } from './shop-place.ts'

const ningbo = {
  cityCn: '宁波市',
  cityEn: 'Ningbo',
  provinceCn: '浙江省',
  provinceEn: 'Zhejiang',
  countryCode: 'CN',
  countryName: '中国',
  countryNameEn: 'China',
}

test('a place is written from near to far in English and from far to near in Chinese', () => {
  expect(placeOf(ningbo, 'en-US')).toBe('Ningbo, Zhejiang, China')
  expect(placeOf(ningbo, 'zh-CN')).toBe('浙江省宁波市')
})

test('what has the same name twice, or no province, is said once', () => {
  const shanghai = { ...ningbo, cityEn: 'Shanghai', provinceEn: 'Shanghai', cityCn: '上海市', provinceCn: '上海市' }
  expect(placeOf(shanghai, 'en-US')).toBe('Shanghai, China')
  expect(placeOf(shanghai, 'zh-CN')).toBe('上海市')
  const wien = { ...ningbo, countryCode: 'AT', countryName: '奥地利', provinceCn: '维也纳', cityCn: '维也纳' }
  expect(placeOf(wien, 'zh-CN')).toBe('奥地利维也纳')
  expect(placeOf({ ...ningbo, provinceEn: null }, 'en-US')).toBe('Ningbo, China')
})
