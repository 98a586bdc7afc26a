import type { Company, EnterpriseStatus } from '../enterprise.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import { orDash, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './company.module.css'

const tones: Record<EnterpriseStatus, Tone> = {
  unverified: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
}

/** The company by name, how far its verification is, and what the member is to it. */
export function CompanyHead({ company }: { company: Company }) {
  const t = useT()
  return (
    <section className="stack">
      <div className={styles.head}>
        <h2>{company.name}</h2>
        <Badge tone={tones[company.status]}>{t(`members.status_${company.status}`)}</Badge>
      </div>
      <Notice kind={company.status === 'rejected' && company.keeper ? 'danger' : 'info'}>
        {company.keeper && <p>{t(`members.statusText_${company.status}`)}</p>}
        <p>{t(company.keeper ? 'members.keeper' : 'members.notKeeper')}</p>
      </Notice>
    </section>
  )
}

/** What a colleague sees who may not change the details. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useT()
  const { city, province, country } = company
  const place = [city, province, country]
    .filter((each) => each !== null)
    .map((each) => localised(t.locale, each.name, each.nameEn).text)
  return (
    <section className="stack">
      <h2>{t('colleagues.details')}</h2>
      <DescriptionList
        items={[
          { term: t('members.type'), value: stateLabel(t, 'EnterpriseType', company.enterpriseType) },
          { term: t('members.place'), value: place.join(' · ') || empty },
          { term: t('members.address'), value: orDash(company.address) },
          { term: t('colleagues.taxNumber'), value: orDash(company.taxNumber) },
          { term: t('colleagues.phone'), value: orDash(company.phone) },
        ]}
      />
    </section>
  )
}
