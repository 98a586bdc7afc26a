import { useId } from 'react'
import { useSearchParams } from '#platform/web/router.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './filter-day.module.css'

/** One exact value within the filter of a list. */
export function FilterText({ name, label }: { name: string; label: string }) {
  const [query] = useSearchParams()
  const id = useId()
  return (
    <span className={styles.day}>
      <label htmlFor={id} className="muted">
        {label}
      </label>
      <TextInput id={id} name={name} defaultValue={query.get(name) ?? ''} autoComplete="off" />
    </span>
  )
}
