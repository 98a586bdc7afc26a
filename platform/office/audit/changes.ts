import type { AuditEntry } from './contract.ts'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const same = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

interface Change {
  name: string
  before: unknown
  after: unknown
}

/** Numbers that say nothing to a reader. */
const silent = new Set(['id', 'version', 'key'])

/** Only what differs; of lists only the rows that do. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !silent.has(name) && !same(before?.[name], after?.[name]))
    .map((name) => ({
      name,
      before: without(before?.[name], after?.[name]),
      after: without(after?.[name], before?.[name]),
    }))
}

function without(list: unknown, other: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(other)) return list
  const rest = list.filter((row) => !other.some((each) => same(row, each)))
  // The same rows in another order.
  return rest.length === 0 && list.length === other.length ? list : rest
}
