import { useT } from '#platform/web/i18n.tsx'
import { FieldMark, FieldNotes } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { allStars } from '#catalogue/comments/pages/stars.tsx'
import styles from './orders.module.css'

interface StarInputProps {
  /** Where an error summary links to. */
  id: string
  name: string
  label: string
  value?: string
  error?: string
}

/** Five radio buttons that look like stars, so that keys and readers know them. */
export function StarInput({ id, name, label, value, error }: StarInputProps) {
  const t = useT()
  return (
    <div>
      <fieldset
        id={id}
        role="radiogroup"
        tabIndex={-1}
        className={styles.starInput}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <legend className="visually-hidden">{label}</legend>
        {allStars.map((star) => (
          <label key={star} title={t('comments.stars', { count: star })}>
            <input type="radio" name={name} value={star} required defaultChecked={value === String(star)} />
            <span className="visually-hidden">{t('comments.stars', { count: star })}</span>
            <Icon name="star" size={24} />
          </label>
        ))}
        <FieldMark required />
      </fieldset>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
