import { showsSomething } from '#platform/contract/tidy-text.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Actor } from '#platform/office/audit/server/audit.ts'
import { keepDocuments, markPrivate } from '#platform/office/documents/queries.ts'
import { isShowable, missingPictures } from '#platform/office/pictures/hold-pictures.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import type { RecordField } from '../fields.ts'
import { countOffered, isTaken } from './queries.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'

/** What may be stored: rich text clean, fixed fields as they were, references to what is offered, codes of its own. */
export async function prepareRecord(
  tx: Db,
  table: RecordTable,
  given: StoredRecord,
  before: StoredRecord | undefined,
  by: Actor,
): Promise<StoredRecord> {
  const values = { ...given }
  const wrong: Record<string, string> = {}
  for (const [name, field] of Object.entries(table.record.fields)) {
    if ('fixed' in field && field.fixed && before) values[name] = before[name] ?? null
    Object.assign(wrong, await readyField(tx, table, [name, field], values, by))
  }
  for (const { field, message, holds } of table.record.rules ?? []) if (!holds(values)) wrong[field] ??= message
  Object.assign(wrong, await table.check?.(tx, values, before, by))
  if (Object.keys(wrong).length > 0) throw new Refusal('INVALID_INPUT', { fields: wrong })
  for (const { fields, message = 'adminForm.codeTaken' } of table.unique ?? [])
    if (await isTaken(tx, table, fields, values))
      throw new Refusal('DUPLICATE', { fields: { [fields[0] ?? 'code']: message } })
  await table.makeRoom?.(tx, values)
  return values
}

/** Cleans the values of a field, and answers what is wrong with them. */
async function readyField(
  tx: Db,
  table: RecordTable,
  [name, field]: [string, RecordField],
  values: StoredRecord,
  { operatorId }: Actor,
) {
  const wrong: Record<string, string> = {}
  if (field.kind === 'rich')
    for (const wire of [name, `${name}En`]) {
      const text = clean(values[wire])
      values[wire] = text
      if (field.need && text === null) wrong[wire] = 'adminForm.required'
      else if (!(await isShowable(tx, text ?? ''))) wrong[wire] = 'adminForm.pictureGone'
    }
  const chosen = idsIn(values[name])
  if (field.kind === 'picture' && (await missingPictures(tx, chosen)).length > 0) wrong[name] = 'adminForm.pictureGone'
  if (field.kind === 'document') {
    const kept = await keepDocuments(tx, { purpose: table.noun, operatorId }, chosen)
    if (kept.size < chosen.length) wrong[name] = 'adminContent.gone'
  }
  if (field.kind === 'document' && field.private) await markPrivate(tx, chosen)
  const offered = table.choices?.[name]
  if (offered && chosen.length > 0 && (await countOffered(tx, offered, chosen)) < new Set(chosen).size)
    wrong[name] = 'adminContent.gone'
  return wrong
}

const idsIn = (value: unknown) => [value ?? []].flat() as number[]

/** A text of which nothing is left is none. */
function clean(html: unknown): string | null {
  if (typeof html !== 'string') return null
  const text = sanitiseHtml(html).trim()
  return showsSomething(text) ? text : null
}
