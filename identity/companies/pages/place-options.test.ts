import { expect, test } from 'vitest'
import { countryOptions, placeOptions } from './place-options.ts'

const countries = [
  { id: 1, code: 'AT', name: '奥地利', nameEn: 'Austria' },
  { id: 2, code: 'CN', name: '中国', nameEn: 'China' },
  { id: 3, code: 'AX', name: '奥兰群岛', nameEn: 'Åland Islands' },
  { id: 4, code: 'AL', name: '阿尔巴尼亚', nameEn: 'Albania' },
]
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

test('countries stand as an English reader looks for them', () =>
  expect(labels(countryOptions(countries, 'en-US'))).toEqual(['Åland Islands', 'Albania', 'Austria', 'China']))

test('a Chinese reader finds China first and the others by their sound', () =>
  expect(labels(countryOptions(countries, 'zh-CN'))).toEqual(['中国', '阿尔巴尼亚', '奥地利', '奥兰群岛']))

test('provinces and cities keep their order', () =>
  expect(placeOptions([{ id: 7, name: '浙江省', nameEn: 'Zhejiang' }], 'zh-CN')).toEqual([
    { value: 7, label: '浙江省' },
  ]))
