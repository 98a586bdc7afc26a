import { enquiries, type EnquiryItem } from '#contract/enquiries.ts'
import { date, orDash, quantity } from '#i18n/format.ts'
import { useT } from '#web/lib/i18n.tsx'
import { ListPages } from '#web/lib/list-pages.tsx'
import { readQuery, usePageData, type Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'
import { Table } from '#web/ui/table.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'

/** The list, or with `?id=` one enquiry and its conversation. */
export async function loader({ api, url }: Visit) {
  const id = Number(url.searchParams.get('id'))
  if (id > 0) return { thread: await api.enquiries.thread({ id }), found: undefined }
  return { thread: undefined, found: await api.enquiries.list(readQuery(enquiries.list, url)) }
}

export const action: Action = ({ api, form }) =>
  api.enquiries.reply({ id: Number(form.get('id')), body: String(form.get('body') ?? '') })

export default function EnquiriesPage() {
  const t = useT()
  const { thread, found } = usePageData<typeof loader>()
  if (thread) return <EnquiryThread thread={thread} />
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('enquiries.listTitle')}</h1>
        <LinkButton href="/inquiry" variant="enquiry" icon="enquiry">
          {t('layout.requestQuote')}
        </LinkButton>
      </header>
      {found?.list.length === 0 ? (
        <EmptyState icon="enquiry" title={t('enquiries.empty')}>
          {t('enquiries.emptyText')}
        </EmptyState>
      ) : (
        <EnquiryTable rows={found?.list ?? []} />
      )}
      {found && <ListPages {...found} />}
    </div>
  )
}

function EnquiryTable({ rows }: { rows: EnquiryItem[] }) {
  const t = useT()
  return (
    <Table<EnquiryItem>
      caption={t('enquiries.listTitle')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t('enquiries.number'),
          rowHeader: true,
          cell: ({ id, enquiryNo }) => <a href={`/customer/shopping/enquiry?id=${id}`}>{enquiryNo}</a>,
        },
        {
          key: 'product',
          header: t('enquiries.productName'),
          cell: ({ lines }) =>
            [lines[0]?.productName, lines.length > 1 && t('enquiries.more', { count: lines.length - 1 })]
              .filter(Boolean)
              .join(', '),
        },
        {
          key: 'quantity',
          header: t('enquiries.quantity'),
          numeric: true,
          cell: ({ lines: [line] }) => orDash(line && quantity(line.amount, t(`enquiries.unit_${line.unit}`))),
        },
        { key: 'needed', header: t('enquiries.purchaseTime'), cell: ({ purchaseTime }) => date(purchaseTime) },
        { key: 'sent', header: t('enquiries.sentOn'), cell: ({ createdAt }) => date(createdAt) },
        {
          key: 'state',
          header: t('enquiries.thread'),
          cell: ({ answered }) =>
            answered ? (
              <Badge tone="success">{t('enquiries.answered')}</Badge>
            ) : (
              <Badge>{t('enquiries.waiting')}</Badge>
            ),
        },
      ]}
    />
  )
}
