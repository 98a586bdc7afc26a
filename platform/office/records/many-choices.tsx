import { FieldNotes } from '#platform/ui/field.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import styles from './records.module.css'

interface ManyChoicesProps {
  name: string
  label: string
  options: readonly { value: string | number; label: string }[]
  chosen: readonly (string | number)[]
  /** They have an order, which the chosen ones show by coming first. */
  ordered?: boolean
  hint?: string
  error?: string
}

/** Several of a list. */
export function ManyChoices({ name, label, options, chosen, ordered, hint, error }: ManyChoicesProps) {
  const place = (value: string | number) => (chosen.includes(value) ? chosen.indexOf(value) : chosen.length)
  const shown = ordered ? options.toSorted((one, other) => place(one.value) - place(other.value)) : options
  return (
    <fieldset className={styles.many}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            defaultChecked={chosen.includes(option.value)}
          />
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  )
}
