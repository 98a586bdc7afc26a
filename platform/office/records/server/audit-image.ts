import { createHash } from 'node:crypto'
import { titleIn, type Title } from '../../audit/server/titles.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'

export const titleOf = ({ heading }: RecordTable, values: StoredRecord): Title =>
  titleIn(values[heading], values[`${heading}En`])

/** Length and print of a long text: whether it changed shows here, what changed shows the versions. */
function brief(html: unknown): string | null {
  if (typeof html !== 'string') return null
  return `${html.length} · ${createHash('sha256').update(html).digest('hex').slice(0, 6)}`
}

export function auditImage({ record }: RecordTable, values: StoredRecord): StoredRecord {
  const image = { ...values }
  if (!record.versions) return image
  for (const [name, { kind }] of Object.entries(record.fields))
    if (kind === 'rich') for (const wire of [name, `${name}En`]) image[wire] = brief(values[wire])
  return image
}
