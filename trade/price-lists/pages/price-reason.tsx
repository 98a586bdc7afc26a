import type { PriceWhy } from '#catalogue/goods/goods.ts'
import { localised } from '#platform/texts/localised.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'

/** Marks a price that is not everybody's, with the list or agreement that makes it. */
export function PriceReason({ why }: { why: PriceWhy | null | undefined }) {
  const t = useT()
  if (!why?.list) return null
  const name = localised(t.locale, why.list.name, why.list.nameEn).text
  const key = why.reason === 'agreement' ? 'why_agreement' : 'why_priceList'
  return <Badge tone="brand">{t(`priceLists.${key}`, { name })}</Badge>
}
