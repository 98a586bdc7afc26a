import type { Conversion } from '../quantity.ts'
import { quantity } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'

export const kilograms = (value: number) => quantity(value, 'kg')

/** How a quantity became whole packs: `200 bags of 25 kg = 5,000 kg`, and what was added. */
export function conversionText(t: Translate, { kilograms: whole, added, pack, packs }: Conversion): string {
  const words = {
    packs: t(`productDetail.pack_${pack.unit}`, { count: packs }),
    each: kilograms(pack.kilograms),
    total: kilograms(whole),
  }
  if (added > 0) return t('productDetail.roundedUp', { ...words, added: kilograms(added) })
  return pack.unit === 'kg' ? words.total : t('productDetail.wholePacks', words)
}
