import { securityEventNames } from '#platform/contract/office/security-events.ts'
import { to } from '#platform/contract/to.ts'
import { empty, orDash } from '#platform/texts/format.ts'
import { listAction } from '#platform/office/list-action.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays, FilterInput } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { securityEvents, type SecurityEventRow } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.securityEvents.list(readQuery(securityEvents.list, url)),
    api.desk.filters({ list: 'securityEvents' }),
  ])
  return { page, views }
}

export const action = listAction('securityEvents', () => Promise.reject(new PageError(405)))

export default function SecurityEventListPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<SecurityEventRow>[] = [
    { key: 'at', header: t('adminSecurity.when'), cell: ({ at }) => <TimeAt at={at} /> },
    {
      key: 'name',
      header: t('adminSecurity.what'),
      rowHeader: true,
      cell: ({ name }) => t(`adminSecurity.name_${name}`),
    },
    { key: 'who', header: t('adminSecurity.who'), cell: (row) => <Who row={row} /> },
    {
      key: 'ip',
      header: t('adminSecurity.ip'),
      cell: ({ ip }) => (ip ? <a href={to.office.securityEvents({ ip })}>{ip}</a> : empty),
    },
    { key: 'call', header: t('adminSecurity.call'), cell: ({ call }) => (call ? <code>{call}</code> : empty) },
    {
      key: 'facts',
      header: t('adminSecurity.facts'),
      cell: ({ facts }) =>
        Object.entries(facts)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join(', ') || empty,
    },
  ]
  return (
    <AdminList
      title={t('adminSecurity.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name }) => t(`adminSecurity.name_${name}`)}
      filters={
        <>
          <FilterSelect
            name="name"
            label={t('adminSecurity.what')}
            options={securityEventNames.map((name) => ({ value: name, label: t(`adminSecurity.name_${name}`) }))}
          />
          <FilterInput type="text" name="ip" label={t('adminSecurity.ip')} />
          <FilterDays from={t('adminSecurity.from')} to={t('adminSecurity.to')} />
        </>
      }
    />
  )
}

/** Who is known leads to everything they did; of others there is what they typed, masked. */
function Who({ row: { memberId, operatorId, personName, personNameEn, subject } }: { row: SecurityEventRow }) {
  const t = useT()
  const whose = operatorId ? { operatorId } : memberId ? { memberId } : undefined
  if (!whose) return orDash(subject)
  const kind = t(operatorId ? 'adminSecurity.operator' : 'adminSecurity.member')
  return (
    <>
      <span className="muted">{kind} </span>
      <a href={to.office.securityEvents(whose)}>
        {personName ? <Local zh={personName} en={personNameEn ?? personName} /> : (operatorId ?? memberId)}
      </a>{' '}
      {subject}
    </>
  )
}
