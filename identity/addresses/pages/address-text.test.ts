import { expect, test } from 'vitest'
import { addressLine } from './address-text.tsx'

const address = {
  name: '陈立',
  phone: '13800138000',
  countryName: '中国',
  countryNameEn: 'China',
  provinceName: '浙江省',
  provinceNameEn: 'Zhejiang',
  cityName: '宁波市',
  cityNameEn: 'Ningbo',
  detailAddress: '中山路 1 号',
  postcode: '315000',
}

test('an address reads from the large to the small in Chinese, and the other way round in English', () => {
  expect(addressLine(address, 'zh-CN')).toBe('中国 浙江省 宁波市 中山路 1 号 315000')
  expect(addressLine(address, 'en-US')).toBe('中山路 1 号, 315000 Ningbo, Zhejiang, China')
})

test('a city that is its own province is named once', () => {
  const beijing = {
    ...address,
    provinceName: '北京市',
    cityName: '北京市',
    provinceNameEn: 'Beijing',
    cityNameEn: 'Beijing',
  }
  expect(addressLine(beijing, 'zh-CN')).toBe('中国 北京市 中山路 1 号 315000')
  expect(addressLine({ ...beijing, postcode: null }, 'en-US')).toBe('中山路 1 号, Beijing, China')
})
