import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useFormOutcome, type Captcha } from './form-outcome.ts'
import styles from './auth.module.css'

/** The picture and its answer. Another picture is a step of the form, so nothing that was typed is lost. */
export function CaptchaField({ captcha: { captchaId, image } }: { captcha: Captcha }) {
  const t = useT()
  const { refused } = useFormOutcome() ?? {}
  const busy = useNavigation().form?.get('intent') === 'renew'
  return (
    <Field label={t('auth.captcha')} hint={<CaptchaHint />} error={refused?.fields['captcha']} required>
      <span className={styles.captcha}>
        <input type="hidden" name="captchaId" value={captchaId} />
        <TextInput
          key={captchaId}
          name="captcha"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={5}
        />
        <img
          src={`data:image/svg+xml,${encodeURIComponent(image)}`}
          alt={t('auth.captchaAlt')}
          width={172}
          height={52}
        />
        <IconButton
          type="submit"
          name="intent"
          value="renew"
          formNoValidate
          icon="refresh"
          aria-busy={busy || undefined}
          label={t('auth.captchaRenew')}
        />
      </span>
    </Field>
  )
}

/** Who cannot see has a person to turn to (decision 86). */
function CaptchaHint() {
  const t = useT()
  return (
    <>
      {t('auth.captchaHint')}
      <br />
      <a href={to.contactUs()}>{t('auth.captchaHelp')}</a>
    </>
  )
}
