import { orDash } from '#platform/texts/format.ts'
import { sheetColumns } from '#catalogue/datasheets/sheet-words.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Table } from '#platform/ui/table.tsx'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import type { LineField } from '../typed-line.ts'
import type { ReadLine } from './spreadsheet/read-lines.ts'
import styles from './import.module.css'

const numeric: LineField[] = ['quantity', 'targetPrice']

interface ImportPreviewProps {
  lines: ReadLine[]
  wrong: number
  matches: ReadonlyMap<string, ProductItem | null>
}

/** Every cell as it was understood, with what is wrong under it. Wrong lines stay behind until they are corrected. */
export function ImportPreview({ lines, wrong, matches }: ImportPreviewProps) {
  const t = useT()
  if (lines.length === 0) return <p className="muted">{t('enquiries.importNothing')}</p>
  return (
    <>
      <div role="status">
        {wrong > 0 && <Notice kind="warning">{t('enquiries.importWrong', { count: wrong })}</Notice>}
      </div>
      <div className={styles.preview} role="region" aria-label={t('enquiries.importPreview')} tabIndex={0}>
        <Table<ReadLine>
          caption={t('enquiries.importPreview')}
          rows={lines}
          rowKey={({ row }) => row}
          className={styles.lines}
          columns={[
            { key: 'row', header: t('enquiries.importRow'), numeric: true, cell: ({ row }) => row },
            ...sheetColumns.map((field) => ({
              key: field,
              header: t(`enquiries.${field}`),
              numeric: numeric.includes(field),
              rowHeader: field === 'productName',
              cell: (line: ReadLine) => <Cell line={line} field={field} />,
            })),
            {
              key: 'catalogue',
              header: t('enquiries.importMatch'),
              cell: ({ line }) => <Match product={matches.get(line.productName ?? '')} />,
            },
          ]}
        />
      </div>
    </>
  )
}

function Cell({ line: { line, errors }, field }: { line: ReadLine; field: LineField }) {
  const t = useT()
  const error = errors[field]
  return (
    <>
      {orDash(line[field] || null)}
      {error && (
        <span className={styles.error}>
          <Icon name="warning" size={16} />
          {t(error)}
        </span>
      )}
    </>
  )
}

function Match({ product }: { product: ProductItem | null | undefined }) {
  const t = useT()
  if (product === undefined) return null
  return product ? productTitle(product, t) : <span className="muted">{t('enquiries.importNoMatch')}</span>
}
