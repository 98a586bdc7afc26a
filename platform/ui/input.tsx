import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext, useField } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './input.module.css'

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  icon?: IconName
}

export const TextInput = ({ icon, className, type = 'text', ...rest }: TextInputProps) => {
  const field = useField()
  const input = <input {...field} {...rest} type={type} className={classNames(styles.control, !icon && className)} />
  if (!icon) return input
  return (
    <span className={classNames(styles.iconed, className)}>
      <Icon name={icon} />
      {input}
    </span>
  )
}

export const TextArea = ({ className, rows = 4, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const field = useField()
  return <textarea {...field} rows={rows} {...rest} className={classNames(styles.control, styles.area, className)} />
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options?: readonly { value: string | number; label: string; disabled?: boolean }[]
  /** First, empty choice. */
  placeholder?: string
}

export const Select = ({ options, placeholder, className, children, ...rest }: SelectProps) => {
  const field = useField()
  return (
    <select {...field} {...rest} className={classNames(styles.control, styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  )
}

interface NumberInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Lighter suffix: a text, or a `Select` of units. */
  unit?: ReactNode
}

export const NumberInput = ({ unit, className, type = 'number', ...rest }: NumberInputProps) => {
  const field = useField()
  return (
    <span className={classNames(styles.united, className)}>
      <input inputMode="decimal" step="any" {...field} {...rest} type={type} className={styles.number} />
      {unit && (
        <span className={styles.unit}>
          {/* A unit to choose is a control of its own. */}
          <FieldContext value={{}}>{unit}</FieldContext>
        </span>
      )}
    </span>
  )
}
