import { to } from '#platform/contract/to.ts'
import { PasskeyButton } from '#identity/auth/pages/passkey-button.tsx'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect, redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, useRefused } from '#platform/web/page.ts'
import { useNavigation, useSearchParams } from '#platform/web/router.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { RefusalNotice } from './refusal.tsx'
import styles from './session.module.css'

const backOf = (url: URL) => localPath(url.searchParams.get('backUrl'), to.office.desk())

export async function loader({ api, me, url }: AdminVisit) {
  if ((await me())?.stage === 'open') throw redirect(backOf(url))
  return { passkey: await api.session.passkeyChallenge() }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const { stage } =
    textOf(form, 'intent') === 'passkey'
      ? await api.session.signInByPasskey({ credential: textOf(form, 'credential') })
      : await api.session.signIn({ email: textOf(form, 'email'), password: textOf(form, 'password') })
  // A new document: what is in memory may belong to somebody else.
  return redirectDocument(stage === 'open' ? backOf(url) : to.office.signInStage[stage]() + url.search)
}

export default function SignInPage() {
  const t = useT()
  const { demo } = useSettings()
  const { passkey } = usePageData<typeof loader>()
  const [query] = useSearchParams()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  return (
    <div className={styles.form}>
      <h1>{t('adminSession.signInTitle')}</h1>
      <p className="muted">{t('adminSession.signInText')}</p>
      {query.has('invited') && !refused && <Notice kind="success">{t('adminSession.invitationDone')}</Notice>}
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <Field label={t('adminSession.email')} error={refused?.fields['email']} required>
          <TextInput
            name="email"
            type="email"
            defaultValue={typed?.['email']}
            autoComplete="username webauthn"
            autoCapitalize="none"
          />
        </Field>
        <Field label={t('adminSession.password')} error={refused?.fields['password']} required>
          <TextInput name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" block busy={busy}>
          {t('adminSession.signIn')}
        </Button>
      </form>
      <PasskeyButton request={passkey} />
      <p className="muted">{t('adminSession.forgot')}</p>
      {demo && (
        <div className={styles.demo}>
          {t('adminSession.demoAccounts')} <code>Polyharbor1!</code>
          <ul>
            {(['administrator', 'catalogue', 'content', 'sales', 'service'] as const).map((role) => (
              <li key={role}>
                <code>{role === 'administrator' ? 'admin' : role}@example.com</code> {t(`adminDesk.role_${role}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
