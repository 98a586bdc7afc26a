import { productTitle } from '#catalogue/goods/product-title.ts'
import { to } from '#platform/contract/to.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { ApprovalItem } from '../contract.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { totalText } from './total-text.ts'

export function ApprovalTable({ rows }: { rows: ApprovalItem[] }) {
  const t = useT()
  return (
    <Table
      caption={t('approvals.title')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'goods',
          header: t('approvals.goods'),
          rowHeader: true,
          cell: ({ id, product, more }) => (
            <>
              <a href={to.approval(id)}>{productTitle(product, t)}</a>{' '}
              {more > 0 && <span className="muted">{t('approvals.more', { count: more })}</span>}
            </>
          ),
        },
        {
          key: 'asker',
          header: t('approvals.askedBy'),
          cell: ({ asker, own }) => (own ? `${asker} (${t('approvals.you')})` : asker),
        },
        { key: 'amount', header: t('approvals.amount'), numeric: true, cell: ({ totals }) => totalText(t, totals) },
        {
          key: 'until',
          header: t('approvals.until'),
          cell: ({ status, expiresAt }) =>
            status === 'waiting' ? <time dateTime={expiresAt}>{dateTime(expiresAt)}</time> : empty,
        },
        { key: 'status', header: t('approvals.status'), cell: ({ status }) => <ApprovalBadge status={status} /> },
      ]}
    />
  )
}
