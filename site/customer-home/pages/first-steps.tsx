import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Icon, type IconName } from '#platform/ui/icon.tsx'
import styles from './members.module.css'

const steps: readonly { name: 'find' | 'enquire' | 'company'; icon: IconName; href: string }[] = [
  { name: 'find', icon: 'search', href: to.search() },
  { name: 'enquire', icon: 'enquiry', href: to.inquiry() },
  { name: 'company', icon: 'building', href: to.company() },
]

/** Whoever has nothing yet reads what to do first. */
export function FirstSteps() {
  const t = useT()
  return (
    <Card title={t('members.firstTitle')} look="ruled">
      <ul className={styles.cases}>
        {steps.map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href}>
              <span className="cluster">
                <Icon name={icon} size={20} /> {t(`members.first_${name}`)}
              </span>
              <Icon name="arrow-right" size={16} />
              <span className={styles.detail}>{t(`members.first_${name}Text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
