import { to } from '#platform/contract/to.ts'
import { audiences, broadcasts, type BroadcastRow } from './contract.ts'
import { sendingStates } from '#service/subscriptions/office/contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { SendingState } from '#service/subscriptions/office/sending-state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { audienceText } from './audience-text.ts'

const here = to.office.broadcasts()

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.broadcasts.list(readQuery(broadcasts.list, url)),
    api.desk.filters({ list: 'broadcasts' }),
  ])
  return { page, views }
}

export const action = removingAction('broadcasts')

export default function BroadcastListPage() {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const { page, views } = usePageData<typeof loader>()
  const subjectOf = ({ subject, subjectEn }: BroadcastRow) => localised(t.locale, subject ?? '', subjectEn ?? '').text
  const columns = useBroadcastColumns(subjectOf)
  return (
    <AdminList
      title={t('adminBroadcasts.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={subjectOf}
      add={mayEdit && { href: `${here}/edit`, label: t('adminBroadcasts.add') }}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('adminBroadcasts.state')}
            options={sendingStates.map((state) => ({ value: state, label: t(`adminNewsletters.state_${state}`) }))}
          />
          <FilterSelect
            name="audience"
            label={t('adminBroadcasts.audience')}
            options={audiences.map((value) => ({ value, label: t(`adminBroadcasts.audience_${value}`) }))}
          />
        </>
      }
      removable={mayEdit}
    />
  )
}

const figure = (count: number) => count.toLocaleString('en-US')

function useBroadcastColumns(subjectOf: (row: BroadcastRow) => string): ListColumn<BroadcastRow>[] {
  const t = useT()
  return [
    {
      key: t.locale === 'zh-CN' ? 'subject' : 'subjectEn',
      header: t('adminBroadcasts.subject'),
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <a href={`${here}/broadcast?id=${row.id}`} data-row="">
          {subjectOf(row)}
        </a>
      ),
    },
    { key: 'audience', header: t('adminBroadcasts.audience'), cell: (row) => audienceText(row, t) },
    { key: 'state', header: t('adminBroadcasts.state'), cell: ({ state }) => <SendingState state={state} /> },
    {
      key: 'recipients',
      header: t('adminBroadcasts.recipients'),
      numeric: true,
      cell: ({ state, sent, recipients }) =>
        state === 'sending'
          ? t('adminNewsletters.progress', { sent: figure(sent), all: figure(recipients) })
          : figure(recipients),
    },
    {
      key: 'sentAt',
      header: t('adminNewsletters.sentAt'),
      sortable: true,
      cell: ({ sentAt }) => <TimeAt at={sentAt} />,
    },
    {
      key: 'updatedAt',
      header: t('adminNewsletters.updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => <TimeAt at={updatedAt} />,
    },
  ]
}
