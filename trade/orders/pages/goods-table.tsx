import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import type { PriceWhy } from '#catalogue/goods/goods.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { money, weight, empty } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { GoodsCell } from '#catalogue/goods/pages/goods-cell.tsx'
import type { Picture } from '#platform/contract/picture.ts'
import { to } from '#platform/contract/to.ts'
import { PriceReason } from '#trade/price-lists/pages/price-reason.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import styles from './orders.module.css'

export interface GoodsLine {
  /** Null: not of the catalogue. */
  productId: number | null
  lotId: number | null
  lotCode: string | null
  product: GoodsName
  picture: Picture | null
  kilograms: number
  perTonneMinor: number | null
  amountMinor: number | null
  why?: PriceWhy | null
}

/** An order's lines with the weight that their amounts are for. */
export const asCharged = <Line extends { chargedKg: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, kilograms: line.chargedKg }))

export const chargedKgOf = ({ lines }: { lines: readonly { chargedKg: number }[] }) =>
  lines.reduce((sum, { chargedKg }) => sum + chargedKg, 0)

interface GoodsTableProps<Line extends GoodsLine> {
  caption: string
  currency: Currency | null
  lines: readonly Line[]
  /** Below the name: what is wrong with the line, or what was said about it. */
  note?(line: Line): React.ReactNode
}

/** Lines of an order before and after it is placed: the same figures in the same columns. */
export function GoodsTable<Line extends GoodsLine>({ caption, currency, lines, note }: GoodsTableProps<Line>) {
  const t = useT()
  const amount = (minor: number | null) => (minor === null || !currency ? empty : money(t, minor, currency))
  const columns: Column<Line>[] = [
    {
      key: 'product',
      header: t('orders.product'),
      rowHeader: true,
      cell: (line) => (
        <GoodsCell picture={line.picture}>
          <span>
            {line.productId === null ? (
              productTitle(line.product, t)
            ) : (
              <a href={to.product(line.productId)}>{productTitle(line.product, t)}</a>
            )}
            {line.lotCode && <span className={styles.lot}>{t('orders.lot', { code: line.lotCode })}</span>}
            <PriceReason why={line.why} />
            {note?.(line)}
          </span>
        </GoodsCell>
      ),
    },
    {
      key: 'price',
      header: t('orders.price'),
      unit: t('orders.perTonne'),
      numeric: true,
      cell: ({ perTonneMinor }) => amount(perTonneMinor),
    },
    { key: 'weight', header: t('orders.weight'), numeric: true, cell: ({ kilograms }) => weight(t, kilograms) },
    {
      key: 'amount',
      header: t('orders.amount'),
      numeric: true,
      cell: ({ amountMinor }) => <strong>{amount(amountMinor)}</strong>,
    },
  ]
  return (
    <Table
      caption={caption}
      captionHidden
      className={styles.table}
      columns={columns}
      rows={lines}
      rowKey={({ productId, lotId, kilograms, product }) => `${productId ?? product.modelName} ${lotId} ${kilograms}`}
    />
  )
}
