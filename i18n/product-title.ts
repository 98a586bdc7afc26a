import { FieldType, Grade } from '#contract/enums.ts'
import type { ProductItem } from '#contract/product.ts'
import type { Translator } from './messages.ts'

type Titled = Pick<
  ProductItem,
  | 'name'
  | 'nameEn'
  | 'productCategoryName'
  | 'productCategoryNameEn'
  | 'brandName'
  | 'brandNameEn'
  | 'seriesName'
  | 'modelName'
  | 'grade'
  | 'productFiledType'
>

const plainGrades: number[] = [Grade.recycled, Grade.crushed]
const plainFieldTypes: number[] = [FieldType.blendingAgent, FieldType.additive]

/** The title of a product on what leaves the site: data sheets, link previews. Pages build the same. */
export function productTitle(item: Titled, t: Translator): string {
  const own = (zh: string | null, en: string | null) => (t.locale === 'zh-CN' ? zh || en : en || zh)
  const plain = plainGrades.includes(item.grade) || plainFieldTypes.includes(item.productFiledType)
  const name = own(item.name, item.nameEn)
  if (plain && name) return name
  return [
    item.seriesName,
    item.modelName,
    own(item.productCategoryName, item.productCategoryNameEn),
    own(item.brandName, item.brandNameEn),
    item.grade === Grade.offGrade && t('products.offGradeSuffix'),
  ]
    .filter(Boolean)
    .join(' ')
}
