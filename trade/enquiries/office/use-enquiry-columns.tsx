import { EnquiryCell } from '#trade/threads/office/enquiry-cell.tsx'
import type { EnquiryRow } from './contract.ts'
import { money, weight, empty } from '#platform/texts/format.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { NextStep } from '#identity/companies/office/next-step.tsx'
import { Clock } from './clock.tsx'
import { DeskQuoteBadge } from './desk-quote-badge.tsx'
import type { Translator } from '#platform/texts/messages.ts'

export function useEnquiryColumns(): ListColumn<EnquiryRow>[] {
  const t = useT()
  return [
    {
      key: 'number',
      header: t('adminEnquiries.number'),
      rowHeader: true,
      cell: (row) => <EnquiryCell {...row} />,
    },
    {
      key: 'waitingSince',
      header: t('adminEnquiries.clock'),
      sortable: true,
      cell: (row) => (
        <span className="cluster">
          <Clock enquiry={row} />
        </span>
      ),
    },
    {
      key: 'name',
      header: t('adminEnquiries.buyer'),
      sortable: true,
      cell: ({ name, company, email }) => (
        <>
          {name}
          <div className="muted">{company ?? email}</div>
        </>
      ),
    },
    ...askedColumns(t),
    {
      key: 'nextStepOn',
      header: t('adminEnquiries.contactAndNext'),
      sortable: true,
      cell: (row) => <Care row={row} />,
    },
    {
      key: 'createdAt',
      header: t('adminEnquiries.sentAt'),
      sortable: true,
      cell: ({ createdAt }) => <TimeAt at={createdAt} />,
    },
  ]
}

/** Who looks after it, and what comes next. */
const Care = ({ row }: { row: EnquiryRow }) => (
  <>
    <Local zh={row.contactName} en={row.contactNameEn} />
    {row.nextStep && <NextStep care={row} />}
  </>
)

const askedColumns = (t: Translator): ListColumn<EnquiryRow>[] => [
  {
    key: 'asked',
    header: t('adminEnquiries.asked'),
    cell: ({ firstProduct, lineCount }) => (
      <>
        {firstProduct}
        {lineCount > 1 && <span className="muted"> {t('adminEnquiries.andMore', { count: lineCount - 1 })}</span>}
      </>
    ),
  },
  {
    key: 'kilograms',
    header: t('adminEnquiries.weight'),
    numeric: true,
    sortable: true,
    cell: ({ kilograms }) => weight(t, kilograms),
  },
  {
    key: 'quote',
    header: t('adminEnquiries.quote'),
    cell: ({ quoteStatus, quoteTotalMinor, quoteCurrency }) =>
      quoteStatus && quoteCurrency ? (
        <span className="cluster">
          <DeskQuoteBadge status={quoteStatus} />
          {money(t, quoteTotalMinor, quoteCurrency)}
        </span>
      ) : (
        empty
      ),
  },
]
