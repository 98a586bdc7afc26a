import type { CompanyInfo } from './contract.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { date, dateTime, orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { CompanyPlace } from './company-place.tsx'

/** What its keeper says of the company. */
export function CompanyFacts({ company }: { company: CompanyInfo }) {
  const t = useT()
  const former = company.formerNames.map(({ name, mergedAt }) => `${name} (${date(mergedAt)})`)
  return (
    <Card title={t('adminCompanies.facts')} look="ruled">
      <DescriptionList
        items={[
          { term: t('adminCompanies.type'), value: labelOf(t, 'EnterpriseType', company.enterpriseType) },
          { term: t('adminCompanies.place'), value: <CompanyPlace company={company} /> },
          { term: t('adminCompanies.address'), value: orDash(company.address) },
          { term: t('adminCompanies.legalName'), value: orDash(company.legalName) },
          { term: t('adminCompanies.legalNameEn'), value: orDash(company.legalNameEn) },
          { term: t('adminCompanies.taxNumber'), value: orDash(company.taxNumber) },
          { term: t('adminCompanies.phone'), value: orDash(company.phone) },
          {
            term: t('adminCompanies.bank'),
            value: orDash([company.bank, company.bankAccount].filter(Boolean).join(' ')),
          },
          { term: t('adminCompanies.website'), value: orDash(company.website) },
          { term: t('adminCompanies.created'), value: dateTime(company.createdAt) },
          { term: t('adminCompanies.updated'), value: dateTime(company.updatedAt) },
          ...(former.length > 0 ? [{ term: t('adminCompanies.formerNames'), value: former.join(' · ') }] : []),
          ...(company.reviewNote ? [{ term: t('adminCompanies.lastNote'), value: company.reviewNote }] : []),
        ]}
      />
    </Card>
  )
}
