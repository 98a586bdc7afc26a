import type { RecordFields } from './fields.ts'
import { wireNames } from './fields.ts'
import { textOf, textsOf } from '../form.ts'
import { rowsIn } from '../rows.ts'
import { fromField } from '../seller-time.ts'

/** What the form of a noun sends to its call. */
export function readForm(form: FormData, fields: RecordFields): Record<string, unknown> {
  return Object.fromEntries(
    wireNames(fields).map((name) => {
      const field = fields[name]
      const kind = field?.kind
      if (field?.kind === 'rows') return [name, rowsIn(form, name, Object.keys(field.cells))]
      if (kind === 'references' || kind === 'choices') return [name, textsOf(form, name).filter(Boolean)]
      if (kind === 'tick') return [name, form.has(name)]
      if (kind === 'time') return [name, momentOf(form, name)]
      return [name, textOf(form, name)]
    }),
  )
}

function momentOf(form: FormData, name: string): string | null {
  const text = textOf(form, name)
  if (name !== 'publishedAt') return text ? fromField(text) : null
  if (textOf(form, 'when') === 'draft') return null
  return text ? fromField(text) : 'now'
}
