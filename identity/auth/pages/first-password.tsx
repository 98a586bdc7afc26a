import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useFormOutcome } from './form-outcome.ts'
import styles from './auth.module.css'

/** The password of a new account, typed once: it can be looked at, and a slip is mended by a code or a link. */
export function FirstPassword() {
  const t = useT()
  const { refused } = useFormOutcome() ?? {}
  const [seen, setSeen] = useState(false)
  // Without scripts there is no button that does nothing.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <Field label={t('auth.password')} hint={t('auth.passwordHint')} error={refused?.fields['password']} required>
      <span className={alive ? styles.code : undefined}>
        <TextInput type={seen ? 'text' : 'password'} name="password" autoComplete="new-password" />
        {alive && (
          <Button aria-pressed={seen} onClick={() => setSeen(!seen)}>
            {t('auth.showPassword')}
          </Button>
        )}
      </span>
    </Field>
  )
}
