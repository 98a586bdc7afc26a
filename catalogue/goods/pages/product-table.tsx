import type { ListedItem } from '../listed-item.ts'
import { empty, money, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT, Local } from '#platform/web/i18n.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { Approx } from './approx.tsx'
import { CompareCheckbox } from './compare-bar.tsx'
import { EnquiryButton, GradeBadge, productHref, ProductScore, ProductTitle } from './product-figures.tsx'
import { usualColumns, type PropertyColumn } from './property-columns.ts'
import { propertyFigure, propertyUnit } from '../stated-figure.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import { useUnits } from './use-units.ts'
import styles from './product-table.module.css'

interface ProductTableProps {
  list: readonly ListedItem[]
  detail?: string
  shown: readonly PropertyColumn[]
  /** What is said below a value: by product, then by property. */
  notes?: Record<number, Record<string, string>>
}

/** Dense: one line a product, properties side by side in one unit. */
export function ProductTable({ list, detail, shown, notes }: ProductTableProps) {
  const t = useT()
  const columns: Column<ListedItem>[] = [
    {
      key: 'title',
      header: t('products.product'),
      rowHeader: true,
      cell: (item) => <NameCell item={item} detail={detail} />,
    },
    ...shown.map((column) => ofProperty(column, t, notes)),
    {
      key: 'price',
      header: t('products.price'),
      unit: t('products.perTonne'),
      numeric: true,
      cell: ({ price }) => (
        <span className={price ? styles.price : styles.absent}>
          {price ? money(t, price.perTonneMinor, price.currency) : t('products.onEnquiry')}
          {price?.own && ' '}
          {price?.own && <Tag tone="brand">{t('products.yourPrice')}</Tag>}
          {price && <Approx minor={price.perTonneMinor} currency={price.currency} />}
        </span>
      ),
    },
    {
      key: 'stock',
      header: t('products.stockHeader'),
      numeric: true,
      cell: ({ stockKg }) => <span className={styles.stock}>{stockKg > 0 ? weight(t, stockKg) : empty}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('products.actions')}</span>,
      cell: (item) => (
        <span className={styles.actions}>
          <EnquiryButton item={item} />
          <CompareCheckbox item={item} />
        </span>
      ),
    },
  ]
  const table = (
    <Table
      caption={t('products.results')}
      captionHidden
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      className={styles.table}
    />
  )
  return shown.length > usualColumns ? <div className={styles.crowded}>{table}</div> : table
}

const ofProperty = (column: PropertyColumn, t: Translator, notes: ProductTableProps['notes']): Column<ListedItem> => ({
  key: column.code,
  header: localised(t.locale, column.name, column.nameEn).text,
  unit: unitText(column.unit) || undefined,
  numeric: true,
  sort: column.sort,
  cell: (item) => <PropertyCell item={item} column={column} note={notes?.[item.id]?.[column.code]} />,
})

/** A value that cannot be converted into the column's unit says its own. */
function PropertyCell({ item, column, note }: { item: ListedItem; column: PropertyColumn; note?: string }) {
  const system = useUnits()
  const property = item.keyProperties.find(({ code }) => code === column.code)
  if (!property) return empty
  const own = propertyUnit(property, column.unit)
  return (
    <span title={[property.method, property.at?.[system] ?? property.condition].filter(Boolean).join(' · ')}>
      {propertyFigure(property, column.unit)}
      {own !== '' && own !== unitText(column.unit) && <span className="unit"> {own}</span>}
      {note && <small className={styles.note}>{note}</small>}
    </span>
  )
}

const NameCell = ({ item, detail }: { item: ListedItem; detail?: string }) => (
  <>
    <a href={productHref(item, detail)}>
      <ProductTitle item={item} />
    </a>
    <span className={styles.facts}>
      <GradeBadge grade={item.grade} />
      <Local zh={item.countryName} en={item.countryNameEn} />
      <ProductScore item={item} />
    </span>
  </>
)
