import { describe, expect, test } from 'vitest'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { localisedTitle } from './product-title.ts'

const product = {
  name: '均聚聚丙烯注塑料',
  nameEn: 'PP homopolymer for injection',
  productCategoryName: '均聚聚丙烯',
  productCategoryNameEn: 'PP homopolymer',
  brandName: '利安德巴塞尔',
  brandNameEn: 'LyondellBasell',
  seriesName: 'Moplen',
  modelName: 'HP500N',
  grade: Grade.prime as number,
  productFiledType: FieldType.rawMaterial as number,
}
const en = translatorFor('en-US')
const zh = translatorFor('zh-CN')
const title = (changes: Partial<typeof product>, t = en) => localisedTitle({ ...product, ...changes }, t).text

describe('the title of a product', () => {
  test('is series, model, category and brand in the language of the visitor', () => {
    expect(title({})).toBe('Moplen HP500N PP homopolymer LyondellBasell')
    expect(title({}, zh)).toBe('Moplen HP500N 均聚聚丙烯 利安德巴塞尔')
  })

  test('has no gap where there is no series', () => {
    expect(localisedTitle({ ...product, seriesName: null }, en).text).toBe('HP500N PP homopolymer LyondellBasell')
  })

  test('says that an off-grade is one', () => {
    expect(title({ grade: Grade.offGrade })).toBe('Moplen HP500N PP homopolymer LyondellBasell Vice Card')
    expect(title({ grade: Grade.offGrade }, zh)).toMatch(/ 副牌$/)
  })

  test.each([
    ['recycled goods', { grade: Grade.recycled }],
    ['crushed goods', { grade: Grade.crushed }],
    ['a blending agent', { productFiledType: FieldType.blendingAgent }],
    ['an additive', { productFiledType: FieldType.additive }],
  ])('is the plain name of %s', (_, changes) => {
    expect(title(changes)).toBe('PP homopolymer for injection')
    expect(title(changes, zh)).toBe('均聚聚丙烯注塑料')
  })

  test('is taken from the other language, and marked, where its own is missing', () => {
    const recycled = { ...product, grade: Grade.recycled, nameEn: null }
    expect(localisedTitle(recycled, en)).toEqual({ text: '均聚聚丙烯注塑料', lang: 'zh-CN' })
    expect(localisedTitle(recycled, zh).lang).toBeUndefined()
  })

  test('is never empty, whatever is missing', () => {
    const nameless = { ...product, grade: Grade.crushed, name: null, nameEn: null }
    expect(localisedTitle(nameless, en).text).toContain('HP500N')
  })
})
