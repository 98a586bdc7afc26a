import { createContext, use, useState, type ReactNode } from 'react'
import { rowsIn, type RowValues } from '../rows.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { FieldContext } from '#platform/ui/field.tsx'
import styles from './row-editor.module.css'

/** One row of the table: the names of its controls, what they hold and what is wrong with them. */
export interface EditedRow {
  values: RowValues
  name(field: string): string
  error(field: string): string | undefined
}

interface RowEditorProps {
  /** The controls are called `<prefix>.0.<field>`. */
  prefix: string
  label: string
  headers: readonly string[]
  saved: readonly RowValues[]
  /** Controls without which a row was only opened. */
  telling: readonly string[]
  addLabel?: string
  /** Where rows come from elsewhere, such as an upload. */
  adder?: (add: (values: RowValues) => void) => ReactNode
  children: (row: EditedRow) => ReactNode
}

interface KeyedRow {
  key: number
  values: RowValues
}

let keys = 0
const keyed = (rows: readonly RowValues[]): KeyedRow[] => rows.map((values) => ({ key: ++keys, values }))

const RowContext = createContext<EditedRow | undefined>(undefined)

/** Rows of the same kind within a form. What was typed stays when the form is refused. */
export function RowEditor({ prefix, label, headers, saved, telling, addLabel, adder, children }: RowEditorProps) {
  const t = useT()
  const outcome = useRefused()
  const start = () => keyed(outcome ? rowsIn(Object.entries(outcome.typed), prefix, telling) : saved)
  const [rows, setRows] = useState(start)
  const [seen, setSeen] = useState({ outcome, saved })
  if (seen.outcome !== outcome || (!outcome && seen.saved !== saved)) {
    setSeen({ outcome, saved })
    setRows(start)
  }
  const add = (values: RowValues) => setRows((all) => [...all, ...keyed([values])])
  return (
    <div className={styles.editor}>
      {rows.length > 0 && (
        <div className={styles.box}>
          <table className={styles.rows}>
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('adminForm.delete')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, values }, at) => {
                const name = (field: string) => `${prefix}.${at}.${field}`
                const row = { values, name, error: (field: string) => outcome?.refused.fields[name(field)] }
                return (
                  <tr key={key}>
                    <RowContext value={row}>{children(row)}</RowContext>
                    <td className={styles.end}>
                      <IconButton
                        icon="trash"
                        size="sm"
                        label={t('adminProducts.removeRow', { number: at + 1 })}
                        onClick={() => setRows((all) => all.filter((each) => each.key !== key))}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {addLabel && (
        <Button size="sm" icon="plus" className={styles.add} onClick={() => add({})}>
          {addLabel}
        </Button>
      )}
      {adder?.(add)}
    </div>
  )
}

interface RowCellProps {
  /** Of the control, without the row. */
  field: string
  label: string
  width?: 'narrow' | 'medium' | 'code' | 'text' | 'wide'
  children: ReactNode
}

/** The cell of one control, with what is wrong with it. */
export function RowCell({ field, label, width, children }: RowCellProps) {
  const row = use(RowContext)
  const error = row?.error(field)
  return (
    <td className={width && styles[width]} data-label={label}>
      <FieldContext value={{ 'aria-invalid': error ? true : undefined }}>{children}</FieldContext>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </td>
  )
}
