import { useRef, useState } from 'react'
import { mostEnquiryLines } from '../enquiry-limits.ts'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FieldMark } from '#platform/ui/field.tsx'
import { isBlank, type TypedLine } from '../typed-line.ts'
import { linesOf } from './enquiry-form-data.ts'
import { EnquiryLine } from './enquiry-line.tsx'
import { ImportLines } from './import-lines.tsx'
import styles from './enquiries.module.css'

interface LinesProps {
  initial: TypedLine[]
  errors: Record<string, string>
  /** Brought by the page when the lines need them at once. */
  parameters: Parameter[] | undefined
}

const columns = ['productName', 'quantity', 'targetPrice', 'note'] as const
const required: readonly string[] = ['productName', 'quantity']

interface Row {
  key: number
  line: TypedLine
  specified?: boolean
}

export function EnquiryLines({ initial, errors, parameters }: LinesProps) {
  const t = useT()
  const box = useRef<HTMLFieldSetElement>(null)
  const next = useRef(initial.length)
  const [rows, setRows] = useState<Row[]>(() => initial.map((line, key) => ({ key, line })))
  const fresh = (line: TypedLine, specified?: boolean): Row => ({ key: next.current++, line, specified })
  // Buttons change the form without any field saying so.
  const tell = () => setTimeout(() => box.current?.form?.dispatchEvent(new Event('input')))
  const change = (changed: Row[]) => {
    setRows(changed)
    tell()
  }
  const addRead = (lines: TypedLine[]) => {
    const data = new FormData(box.current?.form ?? undefined)
    const typed = linesOf((name) => data.get(name) as string | null)
    const kept = rows.filter((_, at) => !isBlank(typed[at] ?? {}))
    change([...kept, ...lines.map((line) => fresh(line))].slice(0, mostEnquiryLines))
  }
  return (
    <fieldset ref={box} className={styles.section}>
      <legend>
        <h2>{t('enquiries.what')}</h2>
      </legend>
      <div className={styles.columns} aria-hidden>
        {columns.map((column) => (
          <span key={column}>
            {t(`enquiries.${column}`)}
            <FieldMark required={required.includes(column)} />
          </span>
        ))}
      </div>
      {rows.map(({ key, line, specified = false }, index) => (
        <EnquiryLine
          key={key}
          index={index}
          line={line}
          errors={errors}
          specified={specified}
          parameters={parameters}
          onRemove={rows.length > 1 ? () => change(rows.filter((other) => other.key !== key)) : undefined}
          onChange={tell}
        />
      ))}
      {rows.length < mostEnquiryLines && (
        <p className="cluster">
          <Button icon="plus" size="sm" onClick={() => change([...rows, fresh({})])}>
            {t('enquiries.addLine')}
          </Button>
          <Button icon="flask" size="sm" onClick={() => change([...rows, fresh({}, true)])}>
            {t('enquiries.bySpecification')}
          </Button>
          <ImportLines room={mostEnquiryLines - rows.length} onLines={addRead} />
        </p>
      )}
    </fieldset>
  )
}
