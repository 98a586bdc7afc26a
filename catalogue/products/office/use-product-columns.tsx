import { Grade, nameOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { type ProductRow } from './contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { RowLink } from '#platform/office/ui/row-link.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import type { Translator } from '#platform/texts/messages.ts'
import styles from './products.module.css'

const tones = { draft: 'neutral', published: 'success', withdrawn: 'warning' } as const

export const titleOf = ({ series, model }: ProductRow) => [series, model].filter(Boolean).join(' ')

export function useProductColumns(mayEdit: boolean): ListColumn<ProductRow>[] {
  const t = useT()
  return [
    {
      key: 'model',
      header: t('adminProducts.model'),
      rowHeader: true,
      sortable: true,
      cell: (row) => <RowLink to={mayEdit && `${to.office.products()}/edit?id=${row.id}`}>{titleOf(row)}</RowLink>,
    },
    {
      key: 'brand',
      header: t('adminProducts.brand'),
      sortable: true,
      cell: ({ brandName, brandNameEn }) => <Local zh={brandName} en={brandNameEn} />,
    },
    {
      key: 'category',
      header: t('adminProducts.category'),
      cell: ({ categoryName, categoryNameEn }) => <Local zh={categoryName} en={categoryNameEn} />,
    },
    {
      key: 'grade',
      header: t('adminProducts.grade'),
      cell: ({ grade }) => t(`enums.Grade_${nameOf(Grade, grade) ?? 'prime'}`),
    },
    {
      key: 'status',
      header: t('adminProducts.status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`adminProducts.status_${status}`)}</Badge>,
    },
    ...figureColumns(t),
    {
      key: 'shop',
      header: t('adminProducts.shop'),
      optional: true,
      cell: ({ shopName, shopNameEn }) => <Local zh={shopName} en={shopNameEn} />,
    },
    {
      key: 'code',
      header: t('adminProducts.code'),
      sortable: true,
      optional: true,
      cell: ({ code }) => <code>{code}</code>,
    },
    {
      key: 'updatedAt',
      header: t('adminProducts.updated'),
      sortable: true,
      cell: ({ updatedAt }) => <TimeAt at={updatedAt} />,
    },
  ]
}

const figureColumns = (t: Translator): ListColumn<ProductRow>[] => [
  {
    key: 'price',
    header: t('adminProducts.price'),
    numeric: true,
    sortable: true,
    cell: ({ currency, perTonneMinor }) =>
      currency ? (
        <span className={styles.figure}>{money(t, perTonneMinor, currency)}</span>
      ) : (
        <span className="muted">{t('adminProducts.onEnquiry')}</span>
      ),
  },
  {
    key: 'stock',
    header: t('adminProducts.stockTonnes'),
    numeric: true,
    sortable: true,
    cell: ({ stockKg }) => <span className={styles.figure}>{weight(t, stockKg)}</span>,
  },
  { key: 'lots', header: t('adminProducts.lotCount'), numeric: true, optional: true, cell: ({ lots }) => lots },
  {
    key: 'pictures',
    header: t('adminProducts.pictureCount'),
    numeric: true,
    optional: true,
    cell: ({ pictures }) => pictures,
  },
]
