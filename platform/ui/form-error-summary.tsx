import { useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'
import styles from './form-error-summary.module.css'

interface FormErrorSummaryProps {
  title: string
  errors: readonly { text: string; fieldId?: string }[]
  className?: string
}

/** Stands first in its form. A new list of errors moves the focus to the first wrong field, or here when there is none. */
export const FormErrorSummary = ({ title, errors, className }: FormErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const texts = errors.map((error) => error.text).join('\n')
  useEffect(() => {
    if (!texts || !box.current) return
    const wrong = box.current.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? box.current).focus()
  }, [texts])
  if (!texts) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={className}>
      <Notice kind="danger" title={title}>
        <ul className={styles.list}>
          {errors.map((error, at) => (
            // Several fields can want the same.
            <li key={at}>{error.fieldId ? <a href={`#${error.fieldId}`}>{error.text}</a> : error.text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
