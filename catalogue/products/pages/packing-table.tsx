import type { Packing, ProductDetail } from '#catalogue/goods/product.ts'
import { fromKilograms } from '#catalogue/goods/quantity.ts'
import { quantity, weight, empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { kilograms } from '#catalogue/goods/pages/pack-words.ts'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import type { OrderState } from './use-order.ts'
import styles from './product-view.module.css'

/** How the product is packed, and what the quantity asked for makes of each pack. */
export function PackingTable({ product, order }: { product: ProductDetail; order: OrderState }) {
  const t = useT()
  if (product.packings.length === 0) return null
  const asked = order.conversion?.kilograms
  const columns: Column<Packing>[] = [
    {
      key: 'pack',
      header: t('productDetail.pack'),
      cell: ({ unit }) => t(`productDetail.packName_${unit}`),
      rowHeader: true,
    },
    {
      key: 'weight',
      header: t('productDetail.netWeight'),
      cell: (pack) => (pack.kilograms < 1000 ? kilograms(pack.kilograms) : weight(t, pack.kilograms)),
      numeric: true,
    },
    {
      key: 'holds',
      header: t('productDetail.holds'),
      cell: ({ holdsUnit, holdsCount }) =>
        holdsUnit && holdsCount ? t(`productDetail.pack_${holdsUnit}`, { count: holdsCount }) : empty,
      numeric: true,
    },
    {
      key: 'yours',
      header: t('productDetail.yourQuantity'),
      cell: ({ unit }) => (asked ? amountText(asked, unit, product) : empty),
      numeric: true,
    },
  ]
  return (
    <ProductSection id="packing" title={t('productDetail.packing')}>
      <Table
        caption={t('productDetail.packing')}
        captionHidden
        cards={false}
        className={styles.packing}
        columns={columns}
        rows={product.packings}
        rowKey={({ unit }) => unit}
      />
    </ProductSection>
  )
}

function amountText(asked: number, unit: Packing['unit'], { packings }: ProductDetail): string {
  const packs = fromKilograms(asked, unit, packings)
  if (!packs) return quantity(null)
  if (packs.amount < 0.01) return '< 0.01'
  return packs.rest === 0
    ? quantity(packs.whole)
    : `≈ ${quantity(Number(packs.amount < 1 ? packs.amount.toPrecision(2) : packs.amount.toFixed(2)))}`
}
