import { redirectDocument } from '#web/lib/outcome.ts'
import { useNavigation } from '#web/lib/router.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { localPath } from '#web/lib/local-path.ts'
import { useRefused, type Action } from '#web/lib/page.ts'
import { useSettings } from '#web/lib/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './auth.module.css'

export const action: Action = async ({ api, form, url }) => {
  await api.auth.login({ account: text(form, 'account'), password: text(form, 'password') })
  // A new document: everything on the screen and in memory belonged to a visitor.
  return redirectDocument(localPath(url.searchParams.get('backUrl'), '/customer/home'), 303)
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

export default function LoginPage() {
  const t = useT()
  const { demo } = useSettings()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state !== 'idle'
  const general = refused && Object.keys(refused.fields).length === 0
  return (
    <form method="post" className={styles.form} noValidate>
      <h1>{t('auth.signInTitle')}</h1>
      <div role="alert">{general && <Notice kind="danger">{refused.message}</Notice>}</div>
      <Field label={t('auth.account')} error={refused?.fields['account']} required>
        <TextInput
          name="account"
          defaultValue={typed?.['account']}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
        />
      </Field>
      <Field label={t('auth.password')} error={refused?.fields['password']} required>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('layout.signIn')}
      </Button>
      <p className="split">
        <a href="/auth/findPwd">{t('auth.forgot')}</a>
        <span>
          {t('auth.noAccount')}{' '}
          <a href={t.locale === 'en-US' ? '/register/email' : '/auth/register'}>{t('auth.createAccount')}</a>
        </span>
      </p>
      {demo && (
        <p className={styles.demo}>
          {t('auth.demoAccounts')}: <code>buyer@example.com</code> / <code>Polyharbor1!</code>
        </p>
      )}
    </form>
  )
}
