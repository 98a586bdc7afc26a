import { useState } from 'react'
import type { useFields } from '#platform/office/form.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './hours.module.css'

interface HoursOfDayProps {
  weekday: number
  name: string
  fields: ReturnType<typeof useFields>
}

/** One day: open or not, from when to when. */
export function HoursOfDay({ weekday, name, fields: { text, ticked, error } }: HoursOfDayProps) {
  const t = useT()
  const [open, setOpen] = useState(ticked(`open${weekday}`))
  const time = (field: string, label: string, usual: string) => (
    <Field label={`${name} · ${label}`} labelHidden error={error(field)}>
      <TextInput type="time" name={field} defaultValue={text(field) || usual} readOnly={!open} />
    </Field>
  )
  return (
    <div className={styles.day} data-off={open ? undefined : ''}>
      <Checkbox
        name={`open${weekday}`}
        label={name}
        defaultChecked={open}
        onChange={({ target }) => setOpen(target.checked)}
      />
      {time(`opens${weekday}`, t('adminChat.opens'), '08:30')}
      <span aria-hidden>–</span>
      {time(`closes${weekday}`, t('adminChat.closes'), '18:00')}
      {!open && <span className="muted">{t('adminChat.dayOff')}</span>}
    </div>
  )
}
