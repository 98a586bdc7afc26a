import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

/** After the right password of a member with a second factor. */
export function CodeStep({ ticket }: { ticket: string }) {
  const t = useT()
  const { search } = useLocation()
  const { refused, typed } = useFormOutcome() ?? {}
  // Having come this far is no mistake.
  const wrong = typed?.['intent'] === 'code'
  return (
    <form method="post" className={styles.form} noValidate>
      <h1>{t('auth.codeStepTitle')}</h1>
      <p>{t('auth.codeStepText')}</p>
      {wrong && <RefusalNotice />}
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="ticket" value={ticket} />
      <Field label={t('auth.codeStepCode')} error={wrong ? refused?.fields['code'] : undefined} required>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
      </Field>
      <SubmitButton>{t('layout.signIn')}</SubmitButton>
      <p>
        <a href={to.signIn() + search}>{t('auth.codeStepOther')}</a>
      </p>
    </form>
  )
}
