import { to } from '#platform/contract/to.ts'
import type { Company, EnterpriseStatus } from '../enterprise.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './company.module.css'

const tones: Record<EnterpriseStatus, Tone> = {
  unverified: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
}

interface CompanyHeadProps {
  company: Company
  /** Whether the way to another company is offered. */
  mayLeave: boolean
}

/** The company by name, how far its verification is, and what the member is to it. */
export function CompanyHead({ company, mayLeave }: CompanyHeadProps) {
  const t = useT()
  return (
    <section className="stack">
      <div className={styles.head}>
        <h2>{company.name}</h2>
        <Badge tone={tones[company.status]}>{t(`members.status_${company.status}`)}</Badge>
        {mayLeave && (
          <LinkButton href={to.company({ change: 1 })} size="sm" variant="quiet" className={styles.leave}>
            {t('members.changeCompany')}
          </LinkButton>
        )}
      </div>
      <Notice kind={company.status === 'rejected' && company.keeper ? 'danger' : 'info'}>
        {company.keeper && <p>{t(`members.statusText_${company.status}`)}</p>}
        <p>{t(company.keeper ? 'members.keeper' : 'members.notKeeper')}</p>
      </Notice>
    </section>
  )
}

/** What a colleague sees who does not keep the details. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useT()
  const { city, province, country } = company
  const place = [city, province, country]
    .filter((each) => each !== null)
    .map((each) => localised(t.locale, each.name, each.nameEn).text)
  return (
    <DescriptionList
      items={[
        { term: t('members.type'), value: labelOf(t, 'EnterpriseType', company.enterpriseType) },
        { term: t('members.place'), value: place.join(' · ') || '-' },
      ]}
    />
  )
}
