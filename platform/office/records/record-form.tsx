import type { ReactNode } from 'react'
import type { useFields } from '../form.ts'
import { FieldRow } from '../ui/field-row.tsx'
import type { RecordChoices } from './calls.ts'
import type { RecordField as Kind, RecordFields } from './fields.ts'
import type { FormWords } from './form-words.ts'
import { RecordField, type SavedRecord } from './record-field.tsx'

const shortKinds = ['line', 'whole', 'degrees', 'day', 'reference', 'choice']
const isShort = (field: Kind) => shortKinds.includes(field.kind) || (field.kind === 'words' && field.short)

export type FormFields = ReturnType<typeof useFields>
/** The control of a field that has one of its own. */
export type OwnControls = Readonly<Record<string, (fields: FormFields) => ReactNode>>

interface RecordFormProps {
  table: RecordFields
  words: FormWords
  fields: FormFields
  saved: SavedRecord | null
  choices: RecordChoices
  own?: OwnControls
}

/** Fields in the order of their table; short ones that follow each other stand beside each other. */
export function RecordForm({ table, words, fields, saved, choices, own = {} }: RecordFormProps) {
  const rows: { short: boolean; parts: ReactNode[] }[] = []
  for (const [name, field] of Object.entries(table)) {
    if (field.kind === 'time') continue
    const short = isShort(field) === true
    const part = own[name]?.(fields) ?? (
      <RecordField
        key={name}
        words={words}
        name={name}
        field={field}
        fields={fields}
        saved={saved}
        choices={choices[name] ?? []}
      />
    )
    const last = rows.at(-1)
    if (short && last?.short && !field.apart) last.parts.push(part)
    else rows.push({ short, parts: [part] })
  }
  return rows.map(({ short, parts }, at) =>
    // The rows of a noun never change their order.
    short ? <FieldRow key={at}>{parts}</FieldRow> : parts,
  )
}
