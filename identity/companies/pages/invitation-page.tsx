import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { stepOf, textOf } from '#identity/auth/pages/form-outcome.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, useRoot, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './company.module.css'

export async function loader({ api, url }: Visit) {
  const token = url.searchParams.get('token') ?? ''
  try {
    return { token, invitation: await api.colleagues.invitation({ token }), dead: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200) return { token, invitation: undefined, dead: error.message }
    throw error
  }
}

/** Opening the page changes nothing, because mail scanners open it too; the button does. */
export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    await api.colleagues.accept({ token: textOf(form, 'token') })
    return redirectDocument(to.company())
  })

export default function InvitationPage() {
  const t = useT()
  const { token, invitation, dead } = usePageData<typeof loader>()
  const member = useRoot()?.member
  if (!invitation)
    return (
      <EmptyState
        icon="mail"
        level={1}
        title={dead}
        actions={<LinkButton href={to.company()}>{t('colleagues.toCompany')}</LinkButton>}
      />
    )
  const { company, role, email, own } = invitation
  const inviter = invitation.inviter ?? t('colleagues.somebody')
  return (
    <form method="post" className={styles.invitation}>
      <h1>{t('colleagues.invitationTitle', { company })}</h1>
      <RefusalNotice />
      <p>{t('colleagues.offer', { company, inviter, role: localised(t.locale, role.name, role.nameEn).text })}</p>
      <input type="hidden" name="token" value={token} />
      {own && (
        <p>
          <Button type="submit" variant="primary">
            {t('colleagues.accept')}
          </Button>
        </p>
      )}
      {!own && (
        <>
          <p>{t(member ? 'colleagues.invitationOther' : 'colleagues.invitationSignIn', { email })}</p>
          <p className="cluster">
            <LinkButton href={member ? to.signOut() : to.signIn(to.company())} variant="primary">
              {t('colleagues.signIn')}
            </LinkButton>
            {!member && <LinkButton href={to.registerByEmail(to.company())}>{t('colleagues.register')}</LinkButton>}
          </p>
        </>
      )}
    </form>
  )
}
