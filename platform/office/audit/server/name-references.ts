import type { AuditEntry } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findNames, sources } from './name-queries.ts'

/** Every value below these, with the name of the field that it stands in. */
function* valuesIn(values: unknown, field = ''): Generator<[field: string, value: unknown]> {
  if (Array.isArray(values)) for (const each of values) yield* valuesIn(each, field)
  else if (values && typeof values === 'object')
    for (const [name, value] of Object.entries(values)) yield* valuesIn(value, name)
  else if (values !== null && values !== '') yield [field, values]
}

/** What the numbers and codes of the entries stand for, by `field value`; what is gone has no name any more. */
export async function nameReferences(db: Db, entries: readonly Omit<AuditEntry, 'names'>[]): Promise<AuditEntry[]> {
  const asked = new Map<string, Set<string>>()
  const fieldsOf = entries.map((entry) =>
    [...valuesIn([entry.before, entry.after])].flatMap(([field, value]) => {
      const source = [`${entry.noun}.${field}`, field].find((name) => name in sources)
      if (!source) return []
      asked.set(source, (asked.get(source) ?? new Set()).add(String(value)))
      return [{ field, source, value: String(value) }]
    }),
  )
  const found = await findNames(db, asked)
  return entries.map((entry, index) => ({
    ...entry,
    names: Object.fromEntries(
      (fieldsOf[index] ?? []).flatMap(({ field, source, value }) => {
        const named = found.get(`${source} ${value}`)
        return named ? [[`${field} ${value}`, named]] : []
      }),
    ),
  }))
}
