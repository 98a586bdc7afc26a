import { Refusal } from '#platform/contract/errors.ts'
import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import type { NewQuote } from '../new-quote.ts'
import { priceLine } from '#catalogue/goods/price.ts'
import type { Goods } from '#catalogue/goods/server/shared-queries.ts'
import type { Asked, SentLine } from './send-queries.ts'

/** Names what is not in the catalogue the way a product is named. */
const namedOnly = (text: string): GoodsName => ({
  name: null,
  nameEn: null,
  productCategoryName: '',
  productCategoryNameEn: '',
  brandName: '',
  brandNameEn: '',
  seriesName: null,
  modelName: text,
  grade: Grade.prime,
  productFiledType: FieldType.rawMaterial,
})

/** Lines with names, amounts and the mark of a replacement. `goods` holds what the catalogue has of them. */
export function quoteLines(
  wanted: NewQuote['lines'],
  { lines: asked, ownShop }: Pick<Asked, 'lines' | 'ownShop'>,
  goods: readonly Goods[],
): SentLine[] {
  const wrong: Record<string, string> = {}
  const lines = wanted.map((line, index): SentLine => {
    const { productId, lotId, productName, kilograms, price } = line
    const tiers = [{ kilograms, price }, ...line.tiers]
    if (new Set(tiers.map((tier) => tier.kilograms)).size < tiers.length)
      wrong[`lines.${index}.kilograms`] = 'quotes.tierTwice'
    const enquiryPosition = line.enquiryPosition ?? (asked.length === 1 ? asked[0]?.position : undefined)
    const found = goods.find((each) => each.productId === productId && each.lotId === (lotId ?? null))
    const answers = asked.find(({ position }) => position === enquiryPosition)
    if (productId === undefined ? !productName || !ownShop : !found?.sold)
      wrong[`lines.${index}.productName`] = 'quotes.enterProduct'
    if (enquiryPosition !== undefined && !answers) wrong[`lines.${index}.enquiryPosition`] = 'errors.invalid'
    const other = Boolean(answers?.productId && productId && answers.productId !== productId)
    if (line.replacement && !answers) wrong[`lines.${index}.enquiryPosition`] = 'quotes.replacesWhat'
    return {
      position: index + 1,
      enquiry_position: enquiryPosition ?? null,
      replacement: line.replacement || other,
      product_id: productId ?? null,
      lot_id: productId === undefined ? null : (lotId ?? null),
      lot_code: found?.lotCode ?? null,
      product: found?.product ?? namedOnly(productName ?? ''),
      picture_id: found?.pictureId ?? null,
      kilograms,
      price_per_tonne: price,
      amount: priceLine({ perTonneMinor: price, kilograms }).amountMinor,
      tiers: tiers.length > 1 ? tiers : [],
      lead_time_days: line.leadTimeDays,
      note: line.note,
    }
  })
  if (Object.keys(wrong).length > 0) throw new Refusal('INVALID_INPUT', { fields: wrong })
  return lines
}
