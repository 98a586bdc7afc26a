import { to } from '#platform/contract/to.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { StatusBadge } from '#platform/web/status-badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import type { MemberInfo } from './contract.ts'

interface TradeTableProps<Row> {
  caption: string
  rows: readonly Row[]
  /** Columns behind the number. */
  more?: readonly Column<Row>[]
}

/** Orders of a customer, each with what became of it. */
export function OrderTable<Row extends MemberInfo['lastOrders'][number]>(props: TradeTableProps<Row>) {
  const { caption, rows, more = [] } = props
  const t = useT()
  return (
    <Table<Row>
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('adminOrders.number'),
          rowHeader: true,
          cell: ({ id, orderSn }) => <a href={to.office.order(id)}>{orderSn}</a>,
        },
        ...more,
        { key: 'state', header: t('adminOrders.state'), cell: ({ status }) => <StatusBadge status={status} /> },
        {
          key: 'total',
          header: t('adminOrders.total'),
          numeric: true,
          cell: ({ totalMinor, currency }) => money(t, totalMinor, currency),
        },
        { key: 'placed', header: t('adminOrders.placed'), cell: ({ createTime }) => dateTime(createTime) },
      ]}
    />
  )
}

/** Enquiries of a customer, and whether one waits for an answer. */
export function EnquiryTable<Row extends MemberInfo['lastEnquiries'][number]>(props: TradeTableProps<Row>) {
  const { caption, rows, more = [] } = props
  const t = useT()
  return (
    <Table<Row>
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('adminEnquiries.number'),
          rowHeader: true,
          cell: ({ id, enquiryNo }) => <a href={to.office.enquiry(id)}>{enquiryNo}</a>,
        },
        ...more,
        {
          key: 'state',
          header: t('adminMembers.state'),
          cell: ({ waitingSince }) =>
            waitingSince ? (
              <Badge tone="warning">{t('adminEnquiries.tab_waiting')}</Badge>
            ) : (
              t('adminEnquiries.answeredMark')
            ),
        },
        { key: 'sent', header: t('adminEnquiries.sentAt'), cell: ({ createdAt }) => dateTime(createdAt) },
      ]}
    />
  )
}
