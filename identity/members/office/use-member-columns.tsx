import { to } from '#platform/contract/to.ts'
import type { MemberRow } from './contract.ts'
import { orDash } from '#platform/texts/format.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { MemberState } from './member-state.tsx'

export function useMemberColumns(): ListColumn<MemberRow>[] {
  const t = useT()
  return [
    {
      key: 'realname',
      header: t('adminMembers.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, realname }) => (
        <a href={to.office.member(id)} data-row="">
          {realname}
        </a>
      ),
    },
    {
      key: 'email',
      header: t('adminMembers.email'),
      cell: ({ email }) => <span className="address">{orDash(email)}</span>,
    },
    { key: 'company', header: t('adminMembers.company'), cell: ({ company }) => orDash(company) },
    {
      key: 'role',
      header: t('adminMembers.role'),
      cell: ({ roleName, roleNameEn }) => <Local zh={roleName} en={roleNameEn} />,
    },
    { key: 'state', header: t('adminMembers.state'), cell: (row) => <MemberState member={row} /> },
    {
      key: 'orders',
      header: t('adminMembers.orders'),
      numeric: true,
      sortable: true,
      cell: ({ orders }) => orders.toLocaleString('en-US'),
    },
    {
      key: 'enquiries',
      header: t('adminMembers.enquiries'),
      numeric: true,
      sortable: true,
      cell: ({ enquiries }) => enquiries.toLocaleString('en-US'),
    },
    {
      key: 'seenAt',
      header: t('adminMembers.seen'),
      sortable: true,
      cell: ({ seenAt }) => <TimeAt at={seenAt} />,
    },
    {
      key: 'createdAt',
      header: t('adminMembers.since'),
      sortable: true,
      cell: ({ createdAt }) => <TimeAt at={createdAt} />,
    },
    { key: 'mobile', header: t('adminMembers.mobile'), optional: true, cell: ({ mobile }) => orDash(mobile) },
  ]
}
