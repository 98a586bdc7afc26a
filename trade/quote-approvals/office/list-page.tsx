import { EnquiryCell } from '#trade/threads/office/enquiry-cell.tsx'
import { listAction } from '#platform/office/list-action.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { ApprovalBadge } from './approval-marks.tsx'
import { approvalTabs, quoteApprovals, type ApprovalRow } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.quoteApprovals.list(readQuery(quoteApprovals.list, url)),
    api.quoteApprovals.counts(),
    api.desk.filters({ list: 'quoteApprovals' }),
  ])
  return { page, counts, views }
}

export const action = listAction('quoteApprovals', () => Promise.reject(new PageError(405)))

export default function QuoteApprovalsPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminQuoteApprovals.title')}
      page={page}
      views={views}
      columns={useApprovalColumns()}
      rowName={({ enquiryNo }) => enquiryNo}
      tabs={
        <ListTabs
          label={t('adminQuoteApprovals.tabs')}
          tabs={approvalTabs}
          textOf={(tab) => t(tab === 'all' ? 'adminQuoteApprovals.tab_all' : `adminQuoteApprovals.status_${tab}`)}
          counts={counts}
        />
      }
    />
  )
}

function useApprovalColumns(): ListColumn<ApprovalRow>[] {
  const t = useT()
  return [
    {
      key: 'enquiry',
      header: t('adminQuoteApprovals.enquiry'),
      rowHeader: true,
      cell: (row) => <EnquiryCell {...row} id={row.enquiryId} />,
    },
    {
      key: 'state',
      header: t('adminQuoteApprovals.state'),
      cell: ({ status }) => <ApprovalBadge status={status} />,
    },
    {
      key: 'why',
      header: t('adminQuoteApprovals.why'),
      cell: ({ reasons }) => (
        <span className="cluster">
          {reasons.map((reason) => (
            <Badge key={reason}>{t(`adminQuoteApprovals.mark_${reason}`)}</Badge>
          ))}
        </span>
      ),
    },
    ...askedColumns(t),
  ]
}

const askedColumns = (t: Translator): ListColumn<ApprovalRow>[] => [
  {
    key: 'buyer',
    header: t('adminQuoteApprovals.buyer'),
    cell: ({ name, company }) => (
      <>
        {name}
        {company && <div className="muted">{company}</div>}
      </>
    ),
  },
  {
    key: 'total',
    header: t('adminQuoteApprovals.total'),
    numeric: true,
    sortable: true,
    cell: ({ totalMinor, currency }) => money(t, totalMinor, currency),
  },
  {
    key: 'writer',
    header: t('adminQuoteApprovals.writer'),
    cell: ({ operatorName, operatorNameEn }) => <Local zh={operatorName} en={operatorNameEn} />,
  },
  {
    key: 'createdAt',
    header: t('adminQuoteApprovals.askedAt'),
    sortable: true,
    cell: ({ createdAt }) => <TimeAt at={createdAt} />,
  },
]
