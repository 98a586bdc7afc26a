import { Refusal } from '#platform/contract/errors.ts'
import type { ContentValues } from '../content-fields.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isShowable, missingPictures } from '#platform/office/pictures/hold-pictures.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import type { ContentTable } from './content-table.ts'
import { countOffered } from './queries.ts'

/** What may be stored: rich text clean, fixed fields as they were, references to what is offered. */
export async function prepareContent(
  tx: Db,
  table: ContentTable,
  input: ContentValues,
  before?: ContentValues,
): Promise<ContentValues> {
  const values = { ...input }
  const wrong: Record<string, string> = {}
  for (const [name, field] of Object.entries(table.content.fields)) {
    if (field.kind === 'rich')
      for (const wire of [name, `${name}En`]) {
        values[wire] = clean(values[wire])
        if (field.need && values[wire] === null) wrong[wire] = 'adminForm.required'
        else if (!(await isShowable(tx, values[wire] ?? ''))) wrong[wire] = 'adminForm.pictureGone'
      }
    if (field.kind === 'picture' && (await missingPictures(tx, idsIn(values[name]))).length > 0)
      wrong[name] = 'adminForm.pictureGone'
    if ('fixed' in field && field.fixed && before) values[name] = before[name] ?? null
    const offered = table.choices?.[name]
    if (!offered) continue
    const chosen = idsIn(values[name])
    if (chosen.length > 0 && (await countOffered(tx, offered, chosen)) < new Set(chosen).size)
      wrong[name] = 'adminContent.gone'
  }
  for (const { field, message, holds } of table.content.rules ?? []) if (!holds(values)) wrong[field] ??= message
  if (Object.keys(wrong).length > 0) throw new Refusal('INVALID_INPUT', { fields: wrong })
  return values
}

const idsIn = (value: unknown) => [value ?? []].flat() as number[]

/** A text of which nothing is left is none. */
function clean(html: unknown): string | null {
  if (typeof html !== 'string') return null
  const text = sanitiseHtml(html).trim()
  return /[^\s<>]/.test(text.replace(/<(?!img\b)[^>]*>|&nbsp;/g, '')) ? text : null
}
