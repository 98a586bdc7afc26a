import { to } from '#platform/contract/to.ts'
import { AttachmentField } from '#identity/uploads/pages/attachment-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useView } from '#platform/web/router.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyFacts, CompanyHead } from './company-head.tsx'
import { CompanyMatches } from './company-matches.tsx'
import { CompanySearch } from './company-search.tsx'
import { loadCompany } from './load-company.ts'

export const loader = loadCompany

export const action: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const enterpriseName = text('enterpriseName')
  if (text('intent') === 'join') {
    await api.companies.updateCompany({ enterpriseId: text('enterpriseId'), enterpriseName })
    return { saved: true }
  }
  await api.companies.enterpriseUpdate({
    enterpriseName,
    enterpriseType: text('enterpriseType'),
    countryId: text('countryId'),
    provinceId: text('provinceId'),
    cityId: text('cityId'),
    address: text('address'),
    website: text('website'),
    licenceId: text('licenceId'),
  })
  return { saved: true }
}

export default function CompanyPage() {
  const t = useT()
  const { company, search, places } = usePageData<typeof loader>()
  const saved = (useView().action as { saved?: true } | undefined)?.saved
  const { refused } = useRefused() ?? {}
  const mayEdit = useMay('companies.updateCompany', 'companies.enterpriseUpdate')
  return (
    <div className="stack loose">
      <header>
        <h1>{t('members.companyTitle')}</h1>
        <p className="muted">{t('members.companyIntro')}</p>
        <div role="status">{saved && <Notice kind="success">{t('members.saved')}</Notice>}</div>
      </header>
      {!mayEdit && <Notice>{t('members.notAllowed')}</Notice>}
      {company && <CompanyHead company={company} mayLeave={mayEdit && !search} />}
      {search && mayEdit && (
        <div className="stack">
          {refused && !places && <Notice kind="danger">{refused.fields['enterpriseName'] ?? refused.message}</Notice>}
          <CompanySearch
            typed={search.key}
            hint={t(search.fromRegistration ? 'members.registeredWith' : 'members.findHint')}
            changing={company !== null}
          />
          {search.found && <CompanyMatches name={search.key} {...search.found} present={company ?? undefined} />}
          {company && <a href={to.company()}>{t('members.keepCompany')}</a>}
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
    </div>
  )
}
