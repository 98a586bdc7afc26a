import { AttachmentField } from '#identity/uploads/pages/attachment-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useView } from '#platform/web/router.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CompanyForm } from '#identity/companies/pages/company-form.tsx'
import { CompanyFacts, CompanyHead } from '#identity/companies/pages/company-head.tsx'
import { CompanyLinks } from '#identity/companies/pages/company-links.tsx'
import { CompanyMatches } from '#identity/companies/pages/company-matches.tsx'
import { CompanySearch } from '#identity/companies/pages/company-search.tsx'
import { CreditSection } from '#trade/company-credit/pages/credit-section.tsx'
import { AgreementsSection } from '#trade/price-lists/pages/agreements-section.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { runIntent } from '#identity/companies/pages/company-intents.ts'
import { JoiningSection } from '#identity/companies/pages/joining-section.tsx'
import { LeaveSection } from '#identity/companies/pages/leave-section.tsx'
import { loadCompany } from '#identity/companies/pages/load-company.ts'
import { PeopleSection } from '#identity/companies/pages/people-section.tsx'
import { WaitingSection } from '#identity/companies/pages/waiting-section.tsx'

export async function loader(visit: Visit) {
  const [found, credit, agreements] = await Promise.all([
    loadCompany(visit),
    visit.api.companyCredit.own(),
    visit.api.priceLists.agreements(),
  ])
  return { ...found, credit, agreements }
}

export const action: Action = runIntent

/** These forms show beside their fields why they were refused. */
const hasOwnPlace = (typed: Record<string, string> | undefined) =>
  ['join', 'invite', 'details'].includes(typed?.['intent'] ?? '')

export default function CompanyPage() {
  const t = useT()
  const { company, colleagues, search, places, credit, agreements } = usePageData<typeof loader>()
  const saved = (useView().action as { saved?: true } | undefined)?.saved
  const { refused, typed } = useRefused() ?? {}
  const mayInvite = useMay('colleagues.invite', 'colleagues.revoke', 'colleagues.answer')
  const mayEdit = useMay('companies.updateCompany', 'companies.enterpriseUpdate')
  return (
    <div className="stack loose">
      <header>
        <h1>{t('members.companyTitle')}</h1>
        <p className="muted">{t('members.companyIntro')}</p>
        <div role="status">{saved && <Notice kind="success">{t('members.saved')}</Notice>}</div>
      </header>
      {!mayEdit && !company && <Notice>{t('members.notAllowed')}</Notice>}
      {refused && !hasOwnPlace(typed) && <Notice kind="danger">{refused.message}</Notice>}
      {company && <CompanyHead company={company} />}
      <CreditSection standings={credit} />
      <AgreementsSection agreements={agreements} />
      {company && <PeopleSection {...colleagues} />}
      {company && <CompanyLinks />}
      {company && mayInvite && <JoiningSection {...colleagues} />}
      <WaitingSection {...colleagues} />
      {search && mayEdit && (
        <div className="stack">
          {refused && !places && <Notice kind="danger">{refused.fields['enterpriseName'] ?? refused.message}</Notice>}
          <CompanySearch
            typed={search.key}
            hint={t(search.fromRegistration ? 'members.registeredWith' : 'members.findHint')}
          />
          {search.found && (
            <CompanyMatches name={search.key} {...search.found} askedId={colleagues.asked?.enterpriseId} />
          )}
        </div>
      )}
      {company && !company.keeper && <CompanyFacts company={company} />}
      {company && places && (
        <CompanyForm
          key={company.id}
          company={company}
          places={places}
          mayEdit={mayEdit}
          licence={
            <AttachmentField
              key={company.licence?.id}
              name="licenceId"
              label={t('members.licence')}
              hint={t('members.licenceHint')}
              prompt={t('members.licencePrompt')}
              current={company.licence}
              error={refused?.fields['licenceId']}
              disabled={!mayEdit}
            />
          }
        />
      )}
      {company && <LeaveSection company={company} people={colleagues.people} />}
    </div>
  )
}
