import type { Column } from '#platform/ui/table.tsx'

export interface ListColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** The column is a choice of the call's `sort`. */
  sortable?: boolean
  /** Shown only when it is chosen. */
  optional?: boolean
}

/** The columns that the address names; without any, all that are not optional. The one that names the row stays. */
export function shownColumns<Row>(columns: readonly ListColumn<Row>[], query: URLSearchParams): ListColumn<Row>[] {
  const wanted = query.getAll('columns')
  if (wanted.length === 0) return columns.filter(({ optional }) => !optional)
  return columns.filter(({ key, rowHeader }) => rowHeader || wanted.includes(key))
}

/** The address that orders by this column: upwards first, then downwards. */
export function sortLink<Row>({ key, sortable }: ListColumn<Row>, query: URLSearchParams): Column<Row>['sort'] {
  if (!sortable) return undefined
  const now = query.get('sort')
  const next = new URLSearchParams(query)
  next.set('sort', now === key ? `-${key}` : key)
  next.delete('page')
  const direction = now === key ? 'ascending' : now === `-${key}` ? 'descending' : undefined
  return { href: `?${next}`, direction }
}
