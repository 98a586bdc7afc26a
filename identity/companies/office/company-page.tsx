import { to } from '#platform/contract/to.ts'
import type { CompanyInfo } from './contract.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { dateTime, fileSize, orDash } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { isConflict } from '#platform/office/ui/conflict-notice.tsx'
import { Detail } from '#platform/office/ui/detail.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyPlace } from './company-place.tsx'
import { CompanyStatus } from './company-status.tsx'

export const loader = ({ api, url }: AdminVisit) => api.companies.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const person = { id, ...fieldsOf(form, 'memberId', 'role') }
  const intent = textOf(form, 'intent')
  if (intent === 'appoint') {
    const { changeId } = await api.companies.appoint(person)
    return redirect(doneAt(to.office.company(id), 'changed', changeId), 303)
  }
  if (intent === 'letIn' || intent === 'refuse') {
    const { changeId } = await api.companies.answerRequest({ ...person, consent: intent === 'letIn' })
    return redirect(doneAt(to.office.company(id), 'changed', changeId), 303)
  }
  const decision = textOf(form, 'decision') === 'verified' ? 'verified' : 'rejected'
  await api.companies.review({ id, decision, ...fieldsOf(form, 'version', 'note') })
  return redirect(doneAt(to.office.company(id), 'reviewed'), 303)
}

export const meta: MetaOf<typeof loader> = (company, t) => ({ title: t('adminCompanies.companyTitle', company) })

export default function CompanyPage() {
  const t = useT()
  const company = usePageData<typeof loader>()
  return (
    <Detail
      back={{ href: to.office.companies(), label: t('adminCompanies.all') }}
      title={company.name}
      marks={<CompanyStatus status={company.status} />}
      aside={<Review company={company} />}
    >
      <Card look="ruled">
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
            ...(company.reviewNote ? [{ term: t('adminCompanies.lastNote'), value: company.reviewNote }] : []),
          ]}
        />
      </Card>
      <CompanyPeople company={company} />
    </Detail>
  )
}

function Review({ company }: { company: CompanyInfo }) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const outcome = useRefused()
  const { licence } = company
  return (
    <Card title={t('adminCompanies.licence')}>
      <div className="stack">
        {licence ? (
          <p>
            <Icon name="file" size={16} />{' '}
            <a href={licence.url} target="_blank" rel="noopener" data-document="">
              {t('adminCompanies.openLicence', licence)}
            </a>{' '}
            <span className="muted">{fileSize(licence.size)}</span>
          </p>
        ) : (
          <p className="muted">{t('adminCompanies.noLicence')}</p>
        )}
        {isConflict(outcome?.refused) && <Notice kind="warning">{t('adminCompanies.changed')}</Notice>}
        {mayEdit && licence && (
          <form method="post" noValidate className="stack">
            <p className="muted">{t('adminCompanies.reviewText')}</p>
            <input type="hidden" name="id" value={company.id} />
            <input type="hidden" name="version" value={company.version} />
            <Field
              label={t('adminCompanies.note')}
              hint={t('adminCompanies.noteHint')}
              error={outcome?.refused.fields['note']}
            >
              <TextArea name="note" rows={3} maxLength={500} defaultValue={outcome?.typed['note'] ?? ''} />
            </Field>
            <p className="cluster">
              <Button type="submit" name="decision" value="verified" variant="primary">
                {t('adminCompanies.verify')}
              </Button>
              <Button type="submit" name="decision" value="rejected" variant="danger">
                {t('adminCompanies.reject')}
              </Button>
            </p>
          </form>
        )}
      </div>
    </Card>
  )
}
