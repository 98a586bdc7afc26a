import { to } from '#platform/contract/to.ts'
import { ConfirmOffer, RecoveryCodes } from '#identity/second-factor/pages/set-up.tsx'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { localPath } from '#platform/web/local-path.ts'
import { redirect } from '#platform/web/outcome.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { RefusalNotice } from './refusal.tsx'
import { useSetUp } from './second-factor.tsx'
import { setUpStep } from './set-up.ts'
import styles from './session.module.css'

export async function loader({ me, url }: AdminVisit) {
  const stage = (await me())?.stage
  // Just confirmed, the page still has to show the codes.
  if (stage !== 'enrol' && stage !== 'open') throw redirect(to.office.signIn() + url.search)
}

export const action: AdminAction = setUpStep

export default function EnrolPage() {
  const t = useT()
  const [query] = useSearchParams()
  const { offer, recoveryCodes, refused } = useSetUp() ?? {}
  if (recoveryCodes)
    return <RecoveryCodes codes={recoveryCodes} href={localPath(query.get('backUrl'), to.office.desk())} />
  return (
    <div className={styles.form}>
      <h1>{t('adminSession.enrolTitle')}</h1>
      {offer ? (
        <ConfirmOffer offer={offer} error={refused?.fields['code']} />
      ) : (
        <form method="post" className={styles.form}>
          <p>{t('adminSession.enrolNeeded')}</p>
          <RefusalNotice />
          <Button type="submit" variant="primary" block>
            {t('adminSession.enrolStart')}
          </Button>
        </form>
      )}
    </div>
  )
}
