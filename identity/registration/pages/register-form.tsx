import { AddressField } from '#identity/auth/pages/address-field.tsx'
import { CodeField } from '#identity/auth/pages/code-field.tsx'
import { FirstPassword } from '#identity/auth/pages/first-password.tsx'
import { useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { SubmitButton } from '#identity/auth/pages/submit-button.tsx'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import type { Captcha } from '#identity/captcha/pages/captcha-of.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { PersonFields, PrivacyField } from './person-fields.tsx'
import { useSecondScreen } from './register-steps.ts'
import styles from './registration.module.css'

interface RegisterFormProps {
  way: 'email' | 'mobile'
  /** Whether a code proves the address now, for which the captcha is; else it comes with the rest. */
  coded: boolean
  captcha: Captcha
  countries: { value: number; label: string }[]
  country?: number | undefined
}

/** The way in, in two screens of at most four fields. */
export function RegisterForm(props: RegisterFormProps) {
  const second = useSecondScreen()
  return (
    <form key={second ? 'second' : 'first'} method="post" className={styles.form} noValidate>
      {second ? <SecondScreen {...props} /> : <FirstScreen {...props} />}
    </form>
  )
}

function FirstScreen({ way, coded, captcha }: RegisterFormProps) {
  const t = useT()
  const label = way === 'email' ? t('registration.email') : t('registration.mobile')
  return (
    <>
      <RefusalNotice />
      <AddressField name={way} label={label} />
      {coded && <CaptchaField captcha={captcha} />}
      <Kept names={['realname', 'enterpriseName', 'country']} />
      <PrivacyField />
      <SubmitButton intent="next">{t('registration.goOn')}</SubmitButton>
    </>
  )
}

function SecondScreen({ way, coded, captcha, countries, country }: RegisterFormProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const { typed } = useFormOutcome() ?? {}
  return (
    <>
      <DefaultSubmit />
      <RefusalNotice />
      <h2>{t('registration.titlePerson')}</h2>
      <p className="muted">
        {t('registration.account', { address: typed?.[way] ?? '' })}{' '}
        <a href={pathname + search}>{t('registration.otherAccount')}</a>
      </p>
      <input type="hidden" name="screen" value="2" />
      <Kept names={[way, 'privacy']} />
      {coded && <CodeField field={way} sentText={t(way === 'email' ? 'auth.codeMailed' : 'auth.codeSent')} autoFocus />}
      <PersonFields countries={countries} country={country} autoFocus={!coded} />
      <FirstPassword />
      <CaptchaField captcha={captcha} />
      <SubmitButton>{t('registration.submit')}</SubmitButton>
    </>
  )
}

/** What was typed on the other screen goes along. */
function Kept({ names }: { names: string[] }) {
  const { typed } = useFormOutcome() ?? {}
  return names.map((name) => {
    const value = typed?.[name]
    return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />
  })
}
