import { useEffect, useRef } from 'react'
import styles from './filter-panel.module.css'

interface NumberEndProps {
  name: string
  label: string
  value: number | undefined
  placeholder?: string
}

/** One end of a range. It takes effect on Enter or when it is left, and follows the address when that changes. */
export function NumberEnd({ name, label, value, placeholder }: NumberEndProps) {
  const input = useRef<HTMLInputElement>(null)
  const text = value === undefined ? '' : String(value)
  useEffect(() => {
    if (input.current) input.current.value = text
  }, [text])
  return (
    <input
      ref={input}
      type="number"
      inputMode="decimal"
      step="any"
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={text}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== text) currentTarget.form?.requestSubmit()
      }}
      className={styles.end}
    />
  )
}
