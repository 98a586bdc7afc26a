import { useMemo } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { FieldNotes } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { RowCell, RowEditor, type EditedRow } from '../ui/row-editor.tsx'
import type { CellField, RecordField } from './fields.ts'
import { recordWords } from './form-words.ts'

interface RecordRowsProps {
  name: string
  field: Extract<RecordField, { kind: 'rows' }>
  saved: Readonly<Record<string, unknown>> | null
  common: { label: string; error: string | undefined; hint: string | undefined }
}

const none: object[] = []

/** Rows of a few values each: a table whose last button adds one more. */
export function RecordRows({ name: field, field: { cells, add }, saved, common }: RecordRowsProps) {
  const t = useT()
  const words = recordWords(t, { fields: cells })
  const kept = (saved?.[field] as object[] | undefined) ?? none
  const rows = useMemo(() => kept.map(textsOf), [kept])
  const control = (cell: string, of: CellField, { name, values }: EditedRow) => {
    const given = { name: name(cell), 'aria-label': words.labelOf(cell), defaultValue: values[cell] }
    if (of.kind === 'choice') {
      const options = of.of.map((value) => ({ value, label: words.choiceText(cell, value) }))
      return <Select {...given} placeholder="" options={options} />
    }
    if (of.kind === 'day') return <TextInput {...given} type="date" />
    return <TextInput {...given} inputMode={of.kind === 'whole' ? 'numeric' : undefined} autoComplete="off" />
  }
  return (
    <fieldset className="stack tight">
      <legend>{common.label}</legend>
      <RowEditor
        prefix={field}
        label={common.label}
        headers={Object.keys(cells).map(words.labelOf)}
        saved={rows}
        telling={Object.keys(cells)}
        addLabel={t(add)}
      >
        {(row) =>
          Object.entries(cells).map(([cell, of]) => (
            <RowCell key={cell} field={cell} label={words.labelOf(cell)} width={widthOf(of)}>
              {control(cell, of, row)}
            </RowCell>
          ))
        }
      </RowEditor>
      <FieldNotes id={field} hint={common.hint} error={common.error} />
    </fieldset>
  )
}

/** As wide as what is typed there. */
function widthOf(of: CellField) {
  if (of.kind === 'whole') return 'narrow'
  if (of.kind === 'choice') return 'medium'
  const most = 'most' in of ? of.most : Infinity
  return most <= 12 ? 'narrow' : most <= 60 ? 'medium' : 'text'
}

const textsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([cell, value]) => [cell, String(value ?? '')]))
