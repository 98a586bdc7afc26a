import { joinLines } from '../join-lines.ts'
import type { LineField, TypedLine } from '../typed-line.ts'
import { linesIn, type Draft } from './draft.ts'
import { lineName } from './enquiry-form-data.ts'

/** The draft with more goods in it. */
export const withLines = (draft: Draft | undefined, added: readonly TypedLine[]): Draft =>
  withOnly(draft, joinLines(linesIn(draft), added))

/** The draft with what was typed into the form before the draft could be shown in it: goods beside its own. */
export function withEarly(draft: Draft | undefined, form: Draft, changed: readonly string[]): Draft {
  const fields = changed.filter((name) => !name.startsWith('lines.')).map((name) => [name, form[name] ?? ''])
  const goods = changed.length > fields.length ? linesIn(form) : []
  return withLines({ ...draft, ...Object.fromEntries(fields) }, goods)
}

/** The draft with these goods instead of its own. */
export function withOnly(draft: Draft | undefined, lines: readonly TypedLine[]): Draft {
  const others = Object.entries(draft ?? {}).filter(([name]) => !name.startsWith('lines.'))
  const fields = lines.flatMap((line, at) =>
    Object.entries(line).flatMap(([field, value]) =>
      value === undefined ? [] : [[lineName(at, field as LineField), value] as const],
    ),
  )
  return Object.fromEntries([...others, ...fields])
}
