import { to } from '#platform/contract/to.ts'
import { EnterpriseStatus } from '../enterprise.ts'
import { companies, type CompanyRow } from './contract.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { dateTime } from '#platform/texts/format.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { CompanyPlace } from './company-place.tsx'
import { CompanyStatus } from './company-status.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.companies.list(readQuery(companies.list, url)),
    api.desk.filters({ list: 'companies' }),
  ])
  return { page, views }
}

export const action = listAction('companies', () => Promise.reject(new PageError(405)))

export default function CompanyListPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<CompanyRow>[] = [
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
      key: 'updatedAt',
      header: t('adminCompanies.updated'),
      sortable: true,
      cell: ({ updatedAt }) => dateTime(updatedAt),
    },
  ]
  return (
    <AdminList
      title={t('adminCompanies.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name }) => name}
      filters={
        <FilterSelect
          name="status"
          label={t('adminCompanies.status')}
          options={EnterpriseStatus.options.map((status) => ({
            value: status,
            label: t(`adminCompanies.status_${status}`),
          }))}
        />
      }
    />
  )
}
