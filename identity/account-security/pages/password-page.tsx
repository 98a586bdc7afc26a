import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import styles from './account-security.module.css'

export const loader = ({ api }: Visit) => api.accountSecurity.overview()

export default function ChoosePasswordWayPage() {
  const t = useT()
  const { mobile } = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <header>
        <h1>{t('accountSecurity.changePassword')}</h1>
        <p className="muted">{t('accountSecurity.passwordChoice')}</p>
      </header>
      <div className={styles.ways}>
        <Card
          title={t('accountSecurity.byCurrentPassword')}
          footer={<LinkButton href={to.passwordByPassword()}>{t('accountSecurity.continue')}</LinkButton>}
        >
          <p>{t('accountSecurity.byCurrentPasswordText')}</p>
        </Card>
        <Card
          title={t('accountSecurity.byMobileCheck')}
          footer={
            mobile ? (
              <LinkButton href={to.passwordByMobile()}>{t('accountSecurity.continue')}</LinkButton>
            ) : (
              <LinkButton href={to.checkPassword(to.changeMobile())}>{t('accountSecurity.addMobile')}</LinkButton>
            )
          }
        >
          <p>{mobile ? t('accountSecurity.byMobileCheckText', { mobile }) : t('accountSecurity.noMobile')}</p>
        </Card>
      </div>
    </div>
  )
}
