import type { GoodsStock } from '#catalogue/warehouses/goods-stock.ts'
import { orDash, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import styles from '../pages/quotes.module.css'
import type { CheckedLine } from './quote-check.ts'

interface StockCellProps {
  line: Pick<CheckedLine, 'stockKg' | 'stock'>
  first: boolean
  kilograms: number
}

/** What can be sold of the goods of a line; below it, once, where they lie and what else there is of the product. */
export function StockCell({ line: { stockKg, stock }, first, kilograms }: StockCellProps) {
  const t = useT()
  if (stockKg === null) return orDash(null)
  return (
    <>
      <span className={styles.whole}>{weight(t, stockKg)}</span>{' '}
      {stockKg < kilograms && <Badge tone="warning">{t('adminEnquiries.doubtful')}</Badge>}
      {first && stock.map((goods) => <Goods key={goods.lotId ?? 0} goods={goods} named={stock.length > 1} />)}
    </>
  )
}

/** Its name and what is free of it where there are lots beside it, and the places where there are several. */
function Goods({ goods: { lotCode, freeKg, places }, named }: { goods: GoodsStock; named: boolean }) {
  const t = useT()
  const said = named ? [{ key: 'free', name: lotCode ?? t('adminWarehouses.wholeProduct'), kilograms: freeKg }] : []
  const lying = places.map((place) => ({ key: place.nameEn, name: nameOf(t, place), kilograms: place.kilograms }))
  return [...said, ...lying].map(({ key, name, kilograms }) => (
    <div key={key} className="muted">
      {name} <span className={styles.whole}>{weight(t, kilograms)}</span>
    </div>
  ))
}

const nameOf = (t: Translator, { name, nameEn }: GoodsStock['places'][number]) =>
  name === null ? t('adminWarehouses.main') : localised(t.locale, name, nameEn ?? '').text
