import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  header: ReactNode
  /** Name of the value on a phone, when the header is not plain text. */
  label?: string
  cell: (row: Row) => ReactNode
  unit?: string
  numeric?: boolean
  /** The cell that names the row. */
  rowHeader?: boolean
  sort?: { href: string; direction?: 'ascending' | 'descending' }
}

interface TableProps<Row> {
  caption: ReactNode
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Small tables of two or three columns stay tables on a phone. */
  cards?: boolean
  footer?: ReactNode
  className?: string
}

export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, captionHidden, columns, rows, rowKey, cards = true, footer, className } = props
  return (
    <table className={classNames(styles.table, cards && styles.cards, className)}>
      <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.numeric ? styles.numeric : undefined}
              aria-sort={column.sort && (column.sort.direction ?? 'none')}
            >
              <Header column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </table>
  )
}

const Header = <Row,>({ column: { header, unit, sort } }: { column: Column<Row> }) => {
  const text = (
    <>
      {header}
      {unit && <span className={styles.unit}>&nbsp;{unit}</span>}
    </>
  )
  if (!sort) return text
  return (
    <a href={sort.href} className={styles.sort}>
      {text}
      {sort.direction && <Icon name={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={16} />}
    </a>
  )
}

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => {
  const Tag = column.rowHeader ? 'th' : 'td'
  const name = column.label ?? (typeof column.header === 'string' ? column.header : undefined)
  return (
    <Tag
      scope={column.rowHeader ? 'row' : undefined}
      className={column.numeric ? styles.numeric : undefined}
      data-label={name && column.unit ? `${name} ${column.unit}` : name}
    >
      {column.cell(row)}
    </Tag>
  )
}
