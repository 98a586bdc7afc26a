import { expect, test } from 'vitest'
import { FieldType, Grade, valuesOf } from '#contract/enums.ts'
import { productTitle as titleOfPage } from '#web/features/products/product-title.ts'
import { translatorFor } from './catalogues.ts'
import { locales } from './messages.ts'
import { productTitle } from './product-title.ts'

const product = {
  name: '均聚聚丙烯注塑料',
  nameEn: 'PP homopolymer for injection',
  productCategoryName: '均聚聚丙烯',
  productCategoryNameEn: 'PP homopolymer',
  brandName: '利安德巴塞尔',
  brandNameEn: 'LyondellBasell',
  seriesName: 'Moplen',
  modelName: 'HP500N',
}

test('what leaves the site calls a product what its page calls it', () => {
  const t = translatorFor('en-US')
  const prime = { ...product, grade: Grade.prime, productFiledType: FieldType.rawMaterial }
  expect(productTitle(prime, t)).toBe('Moplen HP500N PP homopolymer LyondellBasell')
  for (const locale of locales)
    for (const grade of valuesOf(Grade))
      for (const productFiledType of valuesOf(FieldType))
        for (const missing of [{}, { nameEn: null }, { name: null, nameEn: null }, { seriesName: null }]) {
          const item = { ...product, grade, productFiledType, ...missing }
          expect(productTitle(item, translatorFor(locale))).toBe(titleOfPage(item, translatorFor(locale)).text)
        }
})
