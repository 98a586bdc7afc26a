import { expect, test } from 'vitest'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { asListed } from './listed-item.ts'
import type { ProductItem } from './product.ts'
import { localisedTitle } from './product-title.ts'

const item: ProductItem = {
  id: 12,
  name: '均聚聚丙烯注塑料',
  nameEn: 'PP for injection',
  productCategoryName: '均聚聚丙烯',
  productCategoryNameEn: 'PP homopolymer',
  brandName: '利安德巴塞尔',
  brandNameEn: 'LyondellBasell',
  seriesName: 'Moplen',
  modelName: 'HP500N',
  grade: Grade.prime,
  productFiledType: FieldType.rawMaterial,
  countryName: '意大利',
  countryNameEn: 'Italy',
  labelList: [{ id: 1, name: '注塑级', nameEn: 'Injection' }],
  keyProperties: [],
  picture: { src: '/files/a', width: 600, height: 450, widths: [300], colour: '#fff', focusX: 50, focusY: 50 },
  price: { currency: 'USD', perTonneMinor: 112_050, tiers: [{ fromKilograms: 1000, perTonneMinor: 110_000 }] },
  minimumOrderKg: 1000,
  stockKg: 25_000,
  leadTimeDays: 7,
  lotCount: 0,
  commentCount: 0,
  score: null,
  shopId: 3,
  shopName: '甲',
  shopNameEn: 'A',
  selfSupportFlag: false,
  newFlag: false,
}

test.each([Grade.prime, Grade.offGrade, Grade.recycled])(
  'what is listed of a product of grade %i keeps its title',
  (grade) => {
    for (const locale of ['en-US', 'zh-CN'] as const) {
      const t = translatorFor(locale)
      expect(localisedTitle(asListed({ ...item, grade }), t)).toEqual(localisedTitle({ ...item, grade }, t))
    }
  },
)

test('what is listed of a product leaves out what no list shows', () => {
  const text = JSON.stringify(asListed(item))
  for (const unseen of ['Injection', 'tiers', 'shopName', '注塑料']) expect(text).not.toContain(unseen)
})
