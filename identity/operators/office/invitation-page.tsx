import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { fieldsOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RefusalNotice } from './refusal.tsx'
import styles from './session.module.css'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export const loader = async ({ api, url }: AdminVisit) =>
  api.session
    .invitation({ token: tokenOf(url) })
    .then(({ email }) => ({ email, token: tokenOf(url) }))
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 200) return null
      throw error
    })

export const action: AdminAction = async ({ api, form, url }) => {
  await api.session.acceptInvitation({ token: tokenOf(url), ...fieldsOf(form, 'password', 'confirmPassword') })
  return redirectDocument(`${to.office.signIn()}?invited`)
}

export default function InvitationPage() {
  const t = useT()
  const invited = usePageData<typeof loader>()
  if (!invited)
    return (
      <div className={styles.form}>
        <h1>{t('adminSession.invitationDead')}</h1>
        <p>{t('adminSession.invitationDeadText')}</p>
        <a href={to.office.signIn()}>{t('adminSession.signIn')}</a>
      </div>
    )
  const { token } = invited
  return (
    <form method="post" className={styles.form} noValidate>
      <h1>{t('adminSession.invitationTitle')}</h1>
      <p>{t('adminSession.invitationText', { email: invited.email })}</p>
      <RefusalNotice />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="username" value={invited.email} autoComplete="username" />
      <NewPasswordFields />
      <Button type="submit" variant="primary" block>
        {t('adminSession.continue')}
      </Button>
    </form>
  )
}
