import { to } from '#platform/contract/to.ts'
import type { MemberInfo } from './contract.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { useMay } from '#platform/office/visit.ts'
import { StatusBadge } from '#platform/web/status-badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Table } from '#platform/ui/table.tsx'

/** The latest orders and enquiries of a member, for who may look at them. */
export function MemberTrade({ member }: { member: MemberInfo }) {
  const t = useT()
  if (!useMay('sales.read')) return null
  const all = (path: string) => <a href={`${path}?memberId=${member.id}`}>{t('adminMembers.showAll')}</a>
  const none = <p className="muted">{t('adminMembers.none')}</p>
  return (
    <>
      <Card title={t('adminMembers.lastOrders')} look="ruled" actions={all(to.office.orders())}>
        {member.lastOrders.length === 0 ? none : <LastOrders orders={member.lastOrders} />}
      </Card>
      <Card title={t('adminMembers.lastEnquiries')} look="ruled" actions={all(to.office.enquiries())}>
        {member.lastEnquiries.length === 0 ? none : <LastEnquiries enquiries={member.lastEnquiries} />}
      </Card>
    </>
  )
}

function LastOrders({ orders }: { orders: MemberInfo['lastOrders'] }) {
  const t = useT()
  return (
    <Table
      caption={t('adminMembers.lastOrders')}
      captionHidden
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('adminOrders.number'),
          rowHeader: true,
          cell: ({ id, orderSn }) => <a href={to.office.order(id)}>{orderSn}</a>,
        },
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

function LastEnquiries({ enquiries }: { enquiries: MemberInfo['lastEnquiries'] }) {
  const t = useT()
  return (
    <Table
      caption={t('adminMembers.lastEnquiries')}
      captionHidden
      rows={enquiries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('adminEnquiries.number'),
          rowHeader: true,
          cell: ({ id, enquiryNo }) => <a href={to.office.enquiry(id)}>{enquiryNo}</a>,
        },
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
