import { createHash } from 'node:crypto'
import type { ContentTable, StoredContent } from './content-table.ts'

export const titleOf = ({ heading }: ContentTable, values: StoredContent) =>
  String(values[`${heading}En`] ?? values[heading] ?? '')

/** Length and print of a long text: whether it changed shows here, what changed shows the versions. */
function brief(html: unknown): string | null {
  if (typeof html !== 'string') return null
  return `${html.length} · ${createHash('sha256').update(html).digest('hex').slice(0, 6)}`
}

export function auditImage({ content }: ContentTable, values: StoredContent): StoredContent {
  const image = { ...values }
  for (const [name, { kind }] of Object.entries(content.fields))
    if (kind === 'rich') for (const wire of [name, `${name}En`]) image[wire] = brief(values[wire])
  return image
}
