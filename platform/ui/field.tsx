import { createContext, useContext, useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

interface FieldWiring {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** What a control inside a `Field` must carry; empty outside of one. */
export const useField = () => useContext(FieldContext)

export interface FieldProps {
  label: ReactNode
  children: ReactNode
  /** Set it when an error summary must link here; otherwise one is made. */
  id?: string
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Said instead of nothing on optional fields, where most fields are required. */
  optionalText?: string
  labelHidden?: boolean
  className?: string
}

export const Field = (props: FieldProps) => {
  const { label, children, hint, error, required, optionalText, labelHidden, className } = props
  const made = useId()
  const id = props.id ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        <FieldMark required={required} optionalText={optionalText} />
      </label>
      <FieldContext
        value={{ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export const FieldMark = ({ required, optionalText }: Pick<FieldProps, 'required' | 'optionalText'>) => (
  <>
    {required && (
      <span className={styles.mark} aria-hidden>
        *
      </span>
    )}
    {optionalText && <span className={styles.optional}>{optionalText}</span>}
  </>
)

export const FieldNotes = ({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  </>
)
