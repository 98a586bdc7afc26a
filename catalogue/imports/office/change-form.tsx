import { createContext, use, useId, type ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { ManyChangeName } from './many-change.ts'
import styles from './change-form.module.css'

interface ChangeFormProps {
  title: string
  /** Sent along, so that one press makes one preview. */
  formKey: string
  /** What can be done with the value, a button each. */
  whats: readonly ManyChangeName[]
  children: ReactNode
}

interface Around {
  titleId: string
  typed: string
  wrong: string | undefined
}
const AroundContext = createContext<Around>({ titleId: '', typed: '', wrong: undefined })

/** One way to change the products meant. */
export function ChangeForm({ title, formKey, whats, children }: ChangeFormProps) {
  const t = useT()
  const titleId = useId()
  const busy = useNavigation().state === 'submitting'
  const outcome = useRefused()
  const mine = outcome && whats.some((what) => what === outcome.typed['what']) ? outcome : undefined
  const wrong = mine?.refused.fields['value']
  return (
    <form method="post" className={styles.change}>
      <input type="hidden" name="key" value={formKey} />
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>
        <AroundContext value={{ titleId, typed: mine?.typed['value'] ?? '', wrong }}>{children}</AroundContext>
        {whats.map((what) => (
          <Button key={what} type="submit" name="what" value={what} busy={busy}>
            {whats.length > 1 ? t(`adminImports.many_${what}`) : t('adminImports.changePreview')}
          </Button>
        ))}
      </div>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  )
}

/** A number as it is typed. */
export function ChangeText({ suffix, hint }: { suffix?: string; hint?: string }) {
  const { titleId, typed, wrong } = use(AroundContext)
  const hintId = useId()
  return (
    <>
      <span className={styles.figure}>
        <TextInput
          name="value"
          inputMode="text"
          defaultValue={typed}
          aria-labelledby={titleId}
          aria-describedby={hint ? hintId : undefined}
          aria-invalid={wrong ? true : undefined}
          autoComplete="off"
        />
        {suffix && <span className="muted">{suffix}</span>}
      </span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </>
  )
}

interface ChangeSelectProps {
  name?: string
  label?: string
  chosen?: string
  options: readonly { value: string | number; label: string }[]
}

export function ChangeSelect({ name = 'value', label, chosen, options }: ChangeSelectProps) {
  const t = useT()
  const { titleId, typed } = use(AroundContext)
  return (
    <Select
      name={name}
      defaultValue={chosen ?? typed}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
      className={styles.select}
    >
      <option value="">{t('adminImports.choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
