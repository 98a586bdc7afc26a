import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldMark, FieldNotes, type FieldProps } from './field.tsx'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export const Checkbox = ({ label, hint, error, className, ...rest }: CheckboxProps) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <Choice
        {...rest}
        type="checkbox"
        label={label}
        required={rest.required}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      {(hint || error) && <FieldNotes id={id} hint={hint} error={error} />}
    </div>
  )
}

interface CountedCheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  /** Right-aligned and lighter. */
  count: ReactNode
}

/** One of many filters, with how much there is of it: as few elements as it can be. */
export const CountedCheckbox = ({ label, count, ...rest }: CountedCheckboxProps) => (
  <label className={styles.choice}>
    <input {...rest} type="checkbox" className={styles.box} />
    {label}
    <span className={styles.count}>{count}</span>
  </label>
)

interface RadioGroupProps extends Pick<FieldProps, 'hint' | 'error' | 'required' | 'optionalText'> {
  label: ReactNode
  name: string
  options: readonly { value: string | number; label: ReactNode; note?: ReactNode; disabled?: boolean }[]
  defaultValue?: string | number
  value?: string | number
  onChange?: (value: string) => void
  inline?: boolean
  className?: string
}

export const RadioGroup = (props: RadioGroupProps) => {
  const { label, name, options, defaultValue, value, onChange, inline, hint, error, required, optionalText } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={props.className} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {label}
        <FieldMark required={required} optionalText={optionalText} />
      </legend>
      <div className={inline ? styles.inline : undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            note={option.note}
            disabled={option.disabled}
            required={required}
            aria-invalid={error ? true : undefined}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? option.value === defaultValue : undefined
            }
            checked={value === undefined ? undefined : option.value === value}
            onChange={onChange && (() => onChange(String(option.value)))}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  note?: ReactNode
}

const Choice = ({ label, note, ...input }: ChoiceProps) => (
  <label className={classNames(styles.choice, input.disabled && styles.disabled)}>
    <input {...input} className={styles.box} />
    <span>
      {label}
      {input.type === 'checkbox' && <FieldMark required={input.required} />}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </label>
)
