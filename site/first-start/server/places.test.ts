import { describe, expect, test } from 'vitest'
import { places } from './places.ts'

const { countries } = places()
const provinces = countries.find(({ code }) => code === 'CN')?.provinces ?? []
const cities = provinces.flatMap((province) => province.cities)

function english(nameZh: string): string | undefined {
  return [...provinces, ...cities].find((place) => place.nameZh === nameZh)?.nameEn
}

function citiesOf(nameZh: string): string[] {
  return provinces.find((province) => province.nameZh === nameZh)?.cities.map((city) => city.nameZh) ?? []
}

describe('countries', () => {
  test('cover ISO 3166 with a two-letter code and a name in both languages', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240)
    for (const { code, nameZh, nameEn } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(nameZh).toMatch(/^[\p{Script=Han}（）、-]+$/u)
      expect(nameEn).toMatch(/^\p{Lu}/u)
    }
  })

  test('carry the short name under which a buyer looks them up', () => {
    const byCode = new Map(countries.map(({ code, nameEn }) => [code, nameEn]))
    expect(byCode.get('CN')).toBe('China')
    expect(byCode.get('IR')).toBe('Iran')
    expect(byCode.get('DE')).toBe('Germany')
    expect(countries.filter(({ nameEn }) => /Republic of|State of|^The /.test(nameEn))).toEqual([])
  })

  test('stand in code-point order of their English names, each once', () => {
    const names = countries.map(({ nameEn }) => nameEn)
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(new Set(countries.map(({ nameZh }) => nameZh)).size).toBe(countries.length)
  })

  test('leave Hong Kong, Macao and Taiwan to the provinces of China', () => {
    expect(countries.filter(({ code }) => ['HK', 'MO', 'TW'].includes(code))).toEqual([])
    expect(english('中国香港')).toBe('Hong Kong, China')
    expect(english('中国澳门')).toBe('Macao, China')
    expect(english('中国台湾')).toBe('Taiwan, China')
  })

  test('other than China have no provinces', () => {
    expect(countries.filter((country) => country.provinces.length > 0).map(({ code }) => code)).toEqual(['CN'])
  })
})

describe('China', () => {
  test('has 34 provinces, every one with cities', () => {
    expect(provinces).toHaveLength(34)
    expect(provinces.filter((province) => province.cities.length === 0)).toEqual([])
  })

  test('has all prefecture-level cities of the mainland', () => {
    expect(cities.filter(({ code }) => /^[1-6]\d{3}00$/.test(code))).toHaveLength(333)
  })

  test('has six-digit codes, each once', () => {
    const codes = [...provinces, ...cities].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  })

  test('has names in both languages, unambiguous within a province', () => {
    for (const { nameZh, nameEn } of [...provinces, ...cities]) {
      expect(nameZh).toMatch(/^\p{Script=Han}+$/u)
      expect(nameEn).toMatch(/^[A-Z][A-Za-z'’ ,.()-]+$/)
    }
    for (const province of provinces) {
      expect(new Set(province.cities.map(({ nameZh }) => nameZh)).size).toBe(province.cities.length)
      expect(new Set(province.cities.map(({ nameEn }) => nameEn)).size).toBe(province.cities.length)
    }
  })

  test('lists districts below a municipality', () => {
    expect(citiesOf('上海市')).toContain('浦东新区')
    expect(citiesOf('重庆市')).toHaveLength(38)
  })

  test('lists county-level cities that answer to the province directly', () => {
    expect(citiesOf('湖北省')).toContain('仙桃市')
    expect(citiesOf('新疆维吾尔自治区')).toEqual(expect.arrayContaining(['石河子市', '白杨市']))
  })

  test.each([
    ['陕西省', 'Shaanxi'],
    ['山西省', 'Shanxi'],
    ['内蒙古自治区', 'Inner Mongolia'],
    ['广西壮族自治区', 'Guangxi'],
    ['西藏自治区', 'Tibet'],
    ['重庆市', 'Chongqing'],
    ['宁波市', 'Ningbo'],
    ['厦门市', 'Xiamen'],
    ['西安市', "Xi'an"],
    ['六安市', "Lu'an"],
    ['吕梁市', 'Luliang'],
    ['大兴安岭地区', "Daxing'anling"],
    ['哈尔滨市', 'Harbin'],
    ['呼和浩特市', 'Hohhot'],
    ['锡林郭勒盟', 'Xilingol'],
    ['乌鲁木齐市', 'Urumqi'],
    ['伊犁哈萨克自治州', 'Ili'],
    ['拉萨市', 'Lhasa'],
    ['延边朝鲜族自治州', 'Yanbian'],
    ['海西蒙古族藏族自治州', 'Haixi'],
    ['西双版纳傣族自治州', 'Xishuangbanna'],
    ['闵行区', 'Minhang District'],
    ['浦东新区', 'Pudong New Area'],
    ['丰都县', 'Fengdu County'],
    ['陵水黎族自治县', 'Lingshui County'],
    ['新竹县', 'Hsinchu County'],
  ])('%s is %s in English', (nameZh, nameEn) => {
    expect(english(nameZh)).toBe(nameEn)
  })
})
