import type { ReactNode } from 'react'
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

interface NumberedProps<Row> extends TradeTableProps<Row> {
  /** Header of the number, and the number with its link. */
  number: [header: string, cell: (row: Row) => ReactNode]
  columns: readonly Column<Row>[]
}

/** What a customer has with the house, by number. */
export const NumberedTable = <Row extends { id: number }>(props: NumberedProps<Row>) => (
  <Table<Row>
    caption={props.caption}
    captionHidden
    rows={props.rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'number', header: props.number[0], rowHeader: true, cell: props.number[1] },
      ...(props.more ?? []),
      ...props.columns,
    ]}
  />
)

/** Orders of a customer, each with what became of it. */
export function OrderTable<Row extends MemberInfo['lastOrders'][number]>(props: TradeTableProps<Row>) {
  const t = useT()
  return (
    <NumberedTable<Row>
      {...props}
      number={[t('adminOrders.number'), ({ id, orderSn }) => <a href={to.office.order(id)}>{orderSn}</a>]}
      columns={[
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
  const t = useT()
  return (
    <NumberedTable<Row>
      {...props}
      number={[t('adminEnquiries.number'), ({ id, enquiryNo }) => <a href={to.office.enquiry(id)}>{enquiryNo}</a>]}
      columns={[
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
