import { useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { Passkeys } from '../contract.ts'
import { isPasskeyForm, PasskeyCard } from './passkey-card.tsx'

interface OwnPasskeysProps extends Passkeys {
  /** A recent check of the person stands for the password. */
  checked: boolean
  /** Where a code may be sent instead. */
  mobile: string | null
}

/** Of the member who is signed in. */
export function OwnPasskeys({ offered, passkeys, checked, mobile }: OwnPasskeysProps) {
  const t = useT()
  const { pathname } = useLocation()
  const { passkey, typed, refused } = useFormOutcome() ?? {}
  const mine = isPasskeyForm(typed)
  if (!offered) return null
  const proof = !checked && (
    <>
      <Field label={t('passkeys.password')} error={mine ? refused?.fields['currentPassword'] : undefined} required>
        <TextInput type="password" name="currentPassword" autoComplete="current-password" />
      </Field>
      {mobile && (
        <p>
          <a href={`${to.checkPassword(pathname)}&by=mobile`}>{t('passkeys.checkByMobile', { mobile })}</a>
        </p>
      )}
    </>
  )
  return <PasskeyCard passkeys={passkeys} offer={passkey} notice={mine && <RefusalNotice />} proof={proof} />
}
