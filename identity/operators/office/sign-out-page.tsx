import type { AdminAction } from '#platform/office/visit.ts'
import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { Button } from '#platform/ui/button.tsx'
import styles from './session.module.css'

export const action: AdminAction = async ({ api }) => {
  await api.session.signOut().catch((error: unknown) => {
    // Already out.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
  return redirectDocument(to.office.signIn())
}

export default function SignOutPage() {
  const t = useT()
  return (
    <form method="post" className={styles.form}>
      <h1>{t('adminSession.signOut')}</h1>
      <Button type="submit" variant="primary" block>
        {t('adminSession.signOut')}
      </Button>
    </form>
  )
}
