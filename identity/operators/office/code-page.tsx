import { to } from '#platform/contract/to.ts'
import { PasskeyButton } from '#identity/auth/pages/passkey-button.tsx'
import { usePasskeys } from '#identity/auth/pages/use-passkeys.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect, redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, useRefused } from '#platform/web/page.ts'
import { useLocation, useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CodeField } from '#identity/second-factor/pages/code-field.tsx'
import { RefusalNotice } from './refusal.tsx'
import styles from './session.module.css'

export async function loader({ api, me, url }: AdminVisit) {
  const operator = await me()
  if (operator?.stage !== 'code') throw redirect(to.office.signIn() + url.search)
  return { passkey: await api.session.passkeyChallenge(), hasApp: operator.hasSecondFactor }
}

export const action: AdminAction = async ({ api, form, url }) => {
  await api.session.giveCode({ code: textOf(form, 'code') })
  return redirectDocument(localPath(url.searchParams.get('backUrl'), to.office.desk()))
}

export default function CodePage() {
  const t = useT()
  const { passkey, hasApp } = usePageData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className={styles.form}>
      <h1>{t('adminSession.codeTitle')}</h1>
      {hasApp ? <Code /> : <p>{t('adminSession.passkeyText')}</p>}
      <PasskeyButton request={passkey} action={to.office.signIn() + search} />
      {!hasApp && <PasskeyOnly />}
    </div>
  )
}

function Code() {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  const refused = useRefused()?.refused
  return (
    <>
      <p>{t('adminSession.codeText')}</p>
      <form method="post" className={styles.form} noValidate>
        <RefusalNotice />
        <CodeField label={t('adminSession.code')} error={refused?.fields['code']} />
        <Button type="submit" variant="primary" block busy={busy}>
          {t('adminSession.continue')}
        </Button>
        <OtherAccount />
      </form>
    </>
  )
}

function PasskeyOnly() {
  const t = useT()
  const supported = usePasskeys()
  return (
    <form method="post" className={styles.form}>
      {!supported && <Notice kind="warning">{t('passkeys.unsupported')}</Notice>}
      <OtherAccount />
      <p className="muted">{t('adminSession.passkeyLost')}</p>
    </form>
  )
}

function OtherAccount() {
  const t = useT()
  return (
    <Button type="submit" variant="quiet" block formAction={to.office.signOut()} formNoValidate>
      {t('adminSession.otherAccount')}
    </Button>
  )
}
