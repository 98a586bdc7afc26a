export type RowValues = Record<string, string>

/**
 * Rows of a form whose controls are called `tiers.0.price`. A row in which none of the telling controls holds anything
 * was only opened, so it counts for nothing; the rest keep their order.
 */
export function rowsIn(entries: Iterable<[string, unknown]>, prefix: string, telling: readonly string[]): RowValues[] {
  const rows = new Map<number, RowValues>()
  for (const [name, value] of entries) {
    const [list, at, field] = name.split('.')
    if (list !== prefix || !at || !field || typeof value !== 'string') continue
    const row = rows.get(Number(at)) ?? {}
    rows.set(Number(at), { ...row, [field]: value })
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row)
    .filter((row) => telling.some((field) => (row[field] ?? '').trim() !== ''))
}

/** Values of `pictureIds.0`, `pictureIds.1`, … in their order. */
export const listIn = (form: FormData, prefix: string): string[] =>
  [...form]
    .filter(([name]) => name.startsWith(`${prefix}.`))
    .toSorted(([one], [other]) => Number(one.split('.')[1]) - Number(other.split('.')[1]))
    .map(([, value]) => String(value))
    .filter(Boolean)
