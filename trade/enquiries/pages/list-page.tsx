import { to } from '#platform/contract/to.ts'
import { enquiries, type EnquiryItem } from '../contract.ts'
import { quantitiesText } from '../quantities.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import { date, orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useFresh } from '#platform/web/use-fresh.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { orProve } from '#trade/quotes/pages/or-prove.ts'
import { CompareQuotes, quotesInThread } from '#trade/quotes/pages/quotes-in-thread.tsx'
import { Answers } from './answers.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'

/** The list, or with `?id=` one enquiry and its conversation. */
export async function loader({ api, url }: Visit) {
  const id = Number(url.searchParams.get('id'))
  if (id > 0) return orProve(api, loadThread(api, id))
  return {
    thread: undefined,
    quotes: [],
    comparison: undefined,
    found: await api.enquiries.list(readQuery(enquiries.list, url)),
  }
}

/** Asked again by the browser while the conversation is open. */
async function loadThread(api: LiveApi, id: number) {
  const [thread, quotes, comparison] = await Promise.all([
    api.enquiries.thread({ id }),
    api.quotes.list({ enquiryId: id }),
    api.quotes.compare({ enquiryId: id }),
  ])
  return { thread, quotes, comparison, found: undefined }
}

export const action: Action = ({ api, form }) => {
  const id = Number(form.get('id'))
  if (form.get('intent') === 'declineOthers') return api.enquiries.declineOthers({ id })
  return api.enquiries.reply({ id, body: String(form.get('body') ?? '') })
}

export default function EnquiriesPage() {
  const t = useT()
  const loaded = usePageData<typeof loader>()
  const maySend = useMay('enquiries.save')
  const id = loaded.thread?.id ?? 0
  // A quote comes with a letter, a message without.
  const { thread, quotes, comparison, found } = useFresh<typeof loaded>(loaded, (api) => loadThread(api, id), {
    on: ['enquiries', 'letters'],
    when: id > 0,
  })
  if (thread)
    return (
      <EnquiryThread
        thread={thread}
        between={quotesInThread(quotes)}
        actions={<CompareQuotes quotes={quotes} />}
        answers={comparison && <Answers thread={thread} comparison={comparison} mayDecline />}
      />
    )
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('enquiries.listTitle')}</h1>
        {maySend && (
          <LinkButton href={to.inquiry()} variant="enquiry" icon="enquiry">
            {t('layout.requestQuote')}
          </LinkButton>
        )}
      </header>
      {found?.totalCount === 0 ? (
        <EmptyState icon="enquiry" title={t('enquiries.empty')}>
          {t('enquiries.emptyText')}
        </EmptyState>
      ) : (
        found && found.list.length > 0 && <EnquiryTable rows={found.list} />
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
          cell: ({ id, enquiryNo }) => <a href={to.enquiry(id)}>{enquiryNo}</a>,
        },
        {
          key: 'product',
          header: t('enquiries.productName'),
          cell: ({ lines }) =>
            [lines[0]?.productName, lines.length > 1 && t('enquiries.more', { count: lines.length - 1 })]
              .filter(Boolean)
              .join(t.locale === 'zh-CN' ? '，' : ', '),
        },
        {
          key: 'quantity',
          header: t('enquiries.quantity'),
          numeric: true,
          cell: ({ lines: [line] }) => orDash(line && quantitiesText(line, t(`enquiries.unit_${line.unit}`))),
        },
        { key: 'needed', header: t('enquiries.purchaseTime'), cell: ({ purchaseTime }) => date(purchaseTime) },
        {
          key: 'sent',
          header: t('enquiries.sentOn'),
          cell: ({ createdAt, askedBy }) => [date(createdAt), askedBy].filter(Boolean).join(' · '),
        },
        {
          key: 'state',
          header: t('threads.title'),
          cell: (row) => <State row={row} />,
        },
      ]}
    />
  )
}

/** Whose turn it is. */
function State({ row: { answered, openQuotes } }: { row: EnquiryItem }) {
  const t = useT()
  if (openQuotes > 0) return <Badge tone="warning">{t('enquiries.toDecide', { count: openQuotes })}</Badge>
  return answered ? <Badge tone="success">{t('enquiries.answered')}</Badge> : <Badge>{t('enquiries.waiting')}</Badge>
}
