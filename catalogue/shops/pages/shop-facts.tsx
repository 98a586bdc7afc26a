import { weight } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import type { ShopHome } from './load-shop-home.ts'

/** What the site knows of a shop beyond its head; what it does not know is left out. */
export function ShopFacts({ home }: { home: ShopHome }) {
  const t = useT()
  const { shop, stockKg, inStock, answerMinutes, papers, comments } = home
  const stock = { weight: weight(t, stockKg), products: t('shops.products', { count: inStock }) }
  const rating = { score: comments.average?.toFixed(1) ?? '', count: comments.totalCount }
  const items = [
    { term: t('shops.stockNow'), value: stockKg > 0 && t('shops.stockOf', stock) },
    { term: t('shops.answers'), value: answerMinutes !== null && answersWithin(answerMinutes, t) },
    { term: t('shops.rating'), value: comments.average !== null && t('shops.ratingOf', rating) },
    { term: t('shops.papers'), value: papers.join(' · ') },
    { term: t('shops.certificates'), value: shop.certificates.join(' · ') },
    { term: t('shops.staff'), value: shop.staff > 0 && t('shops.staffCount', { count: shop.staff }) },
  ]
  const known = items.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <div>
      <h2>{t('shops.facts')}</h2>
      <DescriptionList items={known} />
    </div>
  )
}

/** In whole hours of the office, from two days of it on in days; always rounded up, so that it is kept. */
function answersWithin(minutes: number, t: Translate): string {
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours < 16
    ? t('shops.answersInHours', { count: hours })
    : t('shops.answersInDays', { count: Math.ceil(hours / 8) })
}
