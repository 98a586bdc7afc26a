import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { SendButton } from './send-button.tsx'
import styles from './auth.module.css'

interface CodeFieldProps {
  field: string
  sentText: string
  autoFocus?: boolean
}

/** The code and the button that sends it. `field` names the input with the address it goes to. */
export function CodeField({ field, sentText, autoFocus }: CodeFieldProps) {
  const t = useT()
  const { refused, sent } = useFormOutcome() ?? {}
  return (
    <div>
      <Field label={t('auth.verifyCode')} hint={t('auth.codeHint')} error={refused?.fields['verifyCode']} required>
        <span className={styles.code}>
          <TextInput
            name="verifyCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus={autoFocus}
          />
          <SendButton field={field} label={t('auth.sendCode')} />
        </span>
      </Field>
      <p role="status" className={styles.sent}>
        {sent && sentText}
      </p>
    </div>
  )
}
