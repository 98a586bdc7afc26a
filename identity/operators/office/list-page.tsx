import { operators, type OperatorRow } from './contract.ts'
import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { namedOptions, namesOf } from '#platform/office/named-options.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { OperatorState } from './operator-state.tsx'

const here = to.office.operators()
const states = ['active', 'invited', 'disabled'] as const

export async function loader({ api, url }: AdminVisit) {
  const [page, views, roles] = await Promise.all([
    api.operators.list(readQuery(operators.list, url)),
    api.desk.filters({ list: 'operators' }),
    api.operators.roles(),
  ])
  return { page, views, roles }
}

export const action = listAction('operators', () => Promise.reject(new PageError(405)))

export default function OperatorListPage() {
  const t = useT()
  const { page, views, roles } = usePageData<typeof loader>()
  const columns = useOperatorColumns()
  return (
    <AdminList
      title={t('adminOperators.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ email }) => email}
      add={{ href: `${here}/edit`, label: t('adminOperators.add') }}
      filters={
        <>
          <FilterSelect name="roleId" label={t('adminOperators.role')} options={namedOptions(t.locale, roles)} />
          <FilterSelect
            name="state"
            label={t('adminOperators.state')}
            options={states.map((state) => ({ value: state, label: t(`adminOperators.${state}`) }))}
          />
        </>
      }
    />
  )
}

function useOperatorColumns(): ListColumn<OperatorRow>[] {
  const t = useT()
  return [
    {
      key: 'name',
      header: t('adminOperators.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, nameEn }) => (
        <a href={`${here}/edit?id=${id}`} data-row="">
          <Local zh={name} en={nameEn} />
        </a>
      ),
    },
    { key: 'email', header: t('adminOperators.email'), sortable: true, cell: ({ email }) => email },
    { key: 'role', header: t('adminOperators.role'), cell: ({ roles }) => namesOf(t.locale, roles) },
    { key: 'state', header: t('adminOperators.state'), cell: (row) => <OperatorState operator={row} /> },
    {
      key: 'secondFactor',
      header: t('adminOperators.secondFactor'),
      cell: ({ hasSecondFactor }) =>
        t(hasSecondFactor ? 'adminOperators.secondFactorOn' : 'adminOperators.secondFactorOff'),
    },
    {
      key: 'seenAt',
      header: t('adminOperators.seen'),
      sortable: true,
      cell: ({ seenAt }) => (seenAt ? <TimeAt at={seenAt} /> : t('adminOperators.never')),
    },
    {
      key: 'contact',
      header: t('adminOperators.contact'),
      optional: true,
      cell: ({ contactName, contactNameEn }) => <Local zh={contactName} en={contactNameEn} />,
    },
  ]
}
