import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Icon, type IconName } from '#platform/ui/icon.tsx'
import styles from './steps-of-buying.module.css'

/** For who has not bought here yet: four steps, and the first one can be taken at once. */
export function StepsOfBuying() {
  const t = useT()
  const steps: [IconName, string, string][] = [
    ['search', t('home.howFind'), t('home.howFindText')],
    ['enquiry', t('home.howAsk'), t('home.howAskText')],
    ['check', t('home.howAgree'), t('home.howAgreeText')],
    ['ship', t('home.howShip'), t('home.howShipText')],
  ]
  return (
    <section className={styles.steps} aria-label={t('home.how')}>
      <ol>
        {steps.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry()}>
        {t('home.ask')}
      </LinkButton>
    </section>
  )
}
