import { to } from '#platform/contract/to.ts'
import { EnterpriseStatus } from '../enterprise.ts'
import { careDues, companies, type CompanyRow } from './contract.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { listAction } from '#platform/office/list-action.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { CompanyPlace } from './company-place.tsx'
import { CompanyStatus } from './company-status.tsx'
import { NextStep } from './next-step.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, owners, views] = await Promise.all([
    api.companies.list(readQuery(companies.list, url)),
    api.companies.owners(),
    api.desk.filters({ list: 'companies' }),
  ])
  return { page, owners, views }
}

export const action = listAction('companies', () => Promise.reject(new PageError(405)))

export default function CompanyListPage() {
  const t = useT()
  const { page, owners, views } = usePageData<typeof loader>()
  const columns = useCompanyColumns()
  return (
    <AdminList
      title={t('adminCompanies.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name }) => name}
      links={<ListLinks list={to.office.companies()} importAt={false} />}
      filters={
        <>
          <FilterSelect
            name="status"
            label={t('adminCompanies.status')}
            options={EnterpriseStatus.options.map((status) => ({
              value: status,
              label: t(`adminCompanies.status_${status}`),
            }))}
          />
          <FilterSelect name="ownerId" label={t('adminCompanies.owner')} options={namedOptions(t.locale, owners)} />
          <FilterSelect
            name="due"
            label={t('adminCompanies.nextStep')}
            options={careDues.map((due) => ({ value: due, label: t(`adminCompanies.due_${due}`) }))}
          />
        </>
      }
    />
  )
}

function useCompanyColumns(): ListColumn<CompanyRow>[] {
  const t = useT()
  return [
    {
      key: 'name',
      header: t('adminCompanies.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name }) => (
        <a href={to.office.company(id)} data-row="">
          {name}
        </a>
      ),
    },
    { key: 'status', header: t('adminCompanies.status'), cell: ({ status }) => <CompanyStatus status={status} /> },
    {
      key: 'type',
      header: t('adminCompanies.type'),
      cell: ({ enterpriseType }) => labelOf(t, 'EnterpriseType', enterpriseType),
    },
    { key: 'place', header: t('adminCompanies.place'), cell: (row) => <CompanyPlace company={row} /> },
    {
      key: 'members',
      header: t('adminCompanies.members'),
      numeric: true,
      sortable: true,
      cell: ({ id, members }) => <a href={to.office.members({ companyId: id })}>{members}</a>,
    },
    {
      key: 'owner',
      header: t('adminCompanies.owner'),
      cell: ({ owner }) => <Local zh={owner?.name ?? null} en={owner?.nameEn ?? null} />,
    },
    {
      key: 'nextStepOn',
      header: t('adminCompanies.nextStep'),
      sortable: true,
      cell: (row) => <NextStep care={row} />,
    },
    {
      key: 'updatedAt',
      header: t('adminCompanies.updated'),
      sortable: true,
      cell: ({ updatedAt }) => <TimeAt at={updatedAt} />,
    },
  ]
}
