import { to } from '#platform/contract/to.ts'
import { currencies } from '#platform/contract/currencies.ts'
import { CompanyCare } from '#identity/companies/office/company-care.tsx'
import { CompanyFacts } from '#identity/companies/office/company-facts.tsx'
import { CompanyPeople } from '#identity/companies/office/company-people.tsx'
import { CompanyReview } from '#identity/companies/office/company-review.tsx'
import { CompanyStatus } from '#identity/companies/office/company-status.tsx'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { intentIn } from '#platform/web/intent-in.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Notes } from '#trade/threads/office/notes.tsx'
import { CreditCard } from '#trade/company-credit/office/credit-card.tsx'
import { CompanyTrade } from './company-trade.tsx'

/** Who may not see sales sees the company without them. */
export async function loader({ api, url, me }: AdminVisit) {
  const id = url.searchParams.get('id') ?? ''
  const may = (await me())?.permissions ?? []
  const [company, owners, groups, trade, credit] = await Promise.all([
    api.companies.info({ id }),
    api.companies.owners(),
    api.companyGroups.list(),
    may.includes('sales.read') ? api.customers.trade({ id }) : null,
    may.includes('money.read') ? api.companyCredit.info({ id }) : null,
  ])
  return { company, owners, groups: groups.list, trade, credit, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const person = { id, ...fieldsOf(form, 'memberId', 'role') }
  const currency = currencies.find((each) => each === textOf(form, 'currency')) ?? 'CNY'
  const decision = textOf(form, 'decision') === 'verified' ? 'verified' : 'rejected'
  const actions: Record<string, [Done, () => Promise<{ changeId: string }>]> = {
    appoint: ['changed', () => api.companies.appoint(person)],
    appointKeeper: ['changed', () => api.companies.appointKeeper({ id, ...fieldsOf(form, 'account') })],
    letIn: ['changed', () => api.companies.answerRequest({ ...person, consent: true })],
    refuse: ['changed', () => api.companies.answerRequest({ ...person, consent: false })],
    care: [
      'saved',
      () =>
        api.companies.care({ id, ...fieldsOf(form, 'careVersion', 'ownerId', 'groupId', 'nextStep', 'nextStepOn') }),
    ],
    credit: [
      'saved',
      () => api.companyCredit.save({ id, currency, ...fieldsOf(form, 'version', 'limitMinor', 'days', 'reason') }),
    ],
    note: [
      'noted',
      () => api.customers.note({ id, ...fieldsOf(form, 'body') }, { idempotencyKey: textOf(form, 'key') || undefined }),
    ],
    '': ['reviewed', () => api.companies.review({ id, decision, ...fieldsOf(form, 'version', 'note') })],
  }
  const [done, act] = intentIn(actions, form)
  await act()
  return redirect(doneAt(to.office.company(id), done), 303)
}

export const meta: MetaOf<typeof loader> = ({ company }, t) => ({ title: t('adminCompanies.companyTitle', company) })

export default function CompanyPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { company, trade, credit } = data
  const mayEnter = useMay('behalf.enter')
  const { mergedInto } = company
  return (
    <Detail
      back={{ href: to.office.companies(), label: t('adminCompanies.all') }}
      title={company.name}
      marks={<CompanyStatus status={company.status} />}
      aside={<Beside data={data} />}
      asideLast
    >
      {mergedInto && (
        <Notice kind="info">
          {t('adminCustomers.mergedInto')} <a href={to.office.company(mergedInto.id)}>{mergedInto.name}</a>
        </Notice>
      )}
      {mayEnter && !mergedInto && (
        <p className="cluster">
          <LinkButton href={to.office.newOrder({ companyId: company.id })} icon="plus" size="sm">
            {t('adminEnteredOrders.newOrder')}
          </LinkButton>
          <LinkButton href={to.office.newEnquiry({ companyId: company.id })} icon="plus" size="sm">
            {t('adminMembers.newEnquiry')}
          </LinkButton>
          <LinkButton href={to.office.newMember({ company: company.name })} icon="plus" size="sm">
            {t('adminMembers.newMember')}
          </LinkButton>
        </p>
      )}
      {credit && !mergedInto && <CreditCard companyId={company.id} standings={credit} />}
      {trade && <CompanyTrade trade={trade} />}
      {!mergedInto && <CompanyPeople company={company} />}
      <CompanyFacts company={company} />
    </Detail>
  )
}

function Beside({ data: { company, owners, groups, trade, formKey } }: { data: Awaited<ReturnType<typeof loader>> }) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const notes = trade && <Notes id={company.id} notes={trade.notes} formKey={formKey} />
  if (company.mergedInto) return notes
  return (
    <>
      <CompanyCare company={company} owners={owners} groups={groups} />
      <p>
        <a href={to.office.listOf('priceLists', { enterpriseId: company.id })}>{t('adminPriceLists.ofCompany')}</a>
      </p>
      {notes}
      <CompanyReview company={company} />
      {mayEdit && (
        <p>
          <a href={to.office.mergeCompany(company.id)}>{t('adminCustomers.merge')}</a>
        </p>
      )}
    </>
  )
}
