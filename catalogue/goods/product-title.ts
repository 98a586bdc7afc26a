import { FieldType, Grade } from '#platform/contract/enums.ts'
import type { ProductItem } from './product.ts'
import { localised, type Localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'

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

/** Recycled and crushed goods, blending agents and additives are known by their plain name, not by a model. */
const plainGrades: number[] = [Grade.recycled, Grade.crushed]
const plainFieldTypes: number[] = [FieldType.blendingAgent, FieldType.additive]

export const isPlainlyNamed = ({ grade, productFiledType, name, nameEn }: Titled) =>
  (plainGrades.includes(grade) || plainFieldTypes.includes(productFiledType)) && Boolean(name || nameEn)

/** The title of a product wherever it is named; `lang` is set where it had to be taken from the other language. */
export function localisedTitle(item: Titled, t: Translator): Localised {
  if (isPlainlyNamed(item)) return localised(t.locale, item.name, item.nameEn)
  const category = localised(t.locale, item.productCategoryName, item.productCategoryNameEn)
  const brand = localised(t.locale, item.brandName, item.brandNameEn)
  const suffix = item.grade === Grade.offGrade && t('products.offGradeSuffix')
  const words = [item.seriesName, item.modelName, category.text, brand.text, suffix]
  return { text: words.filter(Boolean).join(' '), lang: category.lang ?? brand.lang }
}

/** The same where no language can be marked: in a document, a mail, a name read aloud. */
export const productTitle = (item: Titled, t: Translator): string => localisedTitle(item, t).text
