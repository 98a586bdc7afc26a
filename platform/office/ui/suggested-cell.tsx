import { useId } from 'react'
import { TextInput } from '#platform/ui/input.tsx'
import { RowCell, type EditedRow } from './row-editor.tsx'

interface SuggestedCellProps {
  field: string
  width: 'code' | 'text'
  label: string
  row: Pick<EditedRow, 'values' | 'name'>
  list: readonly string[]
}

/** A text of which the usual ones are offered. */
export function SuggestedCell({ field, width, label, row: { values, name }, list }: SuggestedCellProps) {
  const id = useId()
  return (
    <RowCell field={field} label={label} width={width}>
      <TextInput name={name(field)} aria-label={label} list={id} defaultValue={values[field]} />
      <datalist id={id}>
        {list.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </RowCell>
  )
}
