import { useId } from 'react'
import { useSearchParams } from '#platform/web/router.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './filter-day.module.css'

/** A day within the filter of a list. */
export function FilterDay({ name, label }: { name: string; label: string }) {
  const [query] = useSearchParams()
  const id = useId()
  return (
    <span className={styles.day}>
      <label htmlFor={id} className="muted">
        {label}
      </label>
      <TextInput id={id} name={name} type="date" defaultValue={query.get(name) ?? ''} />
    </span>
  )
}
