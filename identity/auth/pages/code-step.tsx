import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import styles from './auth.module.css'

interface CodeStepProps {
  ticket: string
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** After the right password of a member with a second factor; a passkey is one. */
export function CodeStep({ ticket, passkey }: CodeStepProps) {
  const t = useT()
  const { search } = useLocation()
  const { refused, typed } = useFormOutcome() ?? {}
  // Having come this far is no mistake.
  const wrong = typed?.['intent'] === 'code'
  return (
    <div className={styles.form}>
      <h1>{t('auth.codeStepTitle')}</h1>
      <p>{t('auth.codeStepText')}</p>
      <form method="post" className={styles.form} noValidate>
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
      </form>
      <PasskeyButton request={passkey} />
      <p>
        <a href={to.signIn() + search}>{t('auth.codeStepOther')}</a>
      </p>
    </div>
  )
}
