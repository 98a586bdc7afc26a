import { to } from '#platform/contract/to.ts'
import { alarmKinds, alarmTabs, paymentAlarms, type AlarmRow } from './contract.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { alarmAmount } from './alarm-amount.ts'
import { AlarmKind } from './alarm-kind.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.paymentAlarms.list(readQuery(paymentAlarms.list, url)),
    api.paymentAlarms.counts(),
    api.desk.filters({ list: 'paymentAlarms' }),
  ])
  return { page, counts, views }
}

export const action = listAction('paymentAlarms', () => Promise.reject(new PageError(405)))

export default function AlarmListPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  const columns = useAlarmColumns()
  return (
    <AdminList
      title={t('adminAlarms.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ number }) => number}
      tabs={
        <ListTabs
          label={t('adminAlarms.tabs')}
          tabs={alarmTabs}
          textOf={(tab) => t(`adminAlarms.tab_${tab}`)}
          counts={counts}
        />
      }
      filters={
        <FilterSelect
          name="kind"
          label={t('adminAlarms.kind')}
          options={alarmKinds.map((kind) => ({ value: kind, label: t(`adminAlarms.kind_${kind}`) }))}
        />
      }
    />
  )
}

function useAlarmColumns(): ListColumn<AlarmRow>[] {
  const t = useT()
  return [
    {
      key: 'number',
      header: t('adminAlarms.number'),
      rowHeader: true,
      cell: ({ id, number }) => (
        <a href={to.office.paymentAlarm(id)} data-row="">
          <code>{number}</code>
        </a>
      ),
    },
    { key: 'kind', header: t('adminAlarms.kind'), cell: ({ kind }) => <AlarmKind kind={kind} /> },
    { key: 'provider', header: t('adminAlarms.provider'), cell: ({ provider }) => t(`orders.pay_${provider}`) },
    {
      key: 'amount',
      header: t('adminAlarms.reported'),
      numeric: true,
      sortable: true,
      cell: ({ amountMinor, currency }) => alarmAmount(t, amountMinor, currency),
    },
    {
      key: 'order',
      header: t('adminAlarms.order'),
      cell: ({ orderId, orderSn }) => (orderId ? <a href={to.office.order(orderId)}>{orderSn}</a> : empty),
    },
    { key: 'at', header: t('adminAlarms.at'), sortable: true, cell: ({ at }) => <TimeAt at={at} /> },
    {
      key: 'dealt',
      header: t('adminAlarms.dealt'),
      cell: ({ dealtAt, dealtBy, dealtByEn }) =>
        dealtAt ? (
          <>
            {dateTime(dealtAt)} <Local zh={dealtBy ?? ''} en={dealtByEn ?? ''} />
          </>
        ) : (
          empty
        ),
    },
  ]
}
