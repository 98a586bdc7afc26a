import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { money, empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { InvoiceBadge } from '../pages/invoice-badge.tsx'
import { titleKinds } from '../tax-invoice.ts'
import { invoiceTabs, taxInvoices, type InvoiceRow } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.taxInvoices.list(readQuery(taxInvoices.list, url)),
    api.taxInvoices.counts(),
    api.desk.filters({ list: 'taxInvoices' }),
  ])
  return { page, counts, views }
}

export const action = listAction('taxInvoices', () => Promise.reject(new PageError(405)))

export default function TaxInvoicesPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminTaxInvoices.title')}
      page={page}
      views={views}
      columns={useInvoiceColumns()}
      rowName={({ orderSn }) => orderSn}
      links={<ListLinks list={to.office.taxInvoices()} importAt={false} />}
      tabs={
        <ListTabs
          label={t('adminTaxInvoices.tabs')}
          tabs={invoiceTabs}
          textOf={(tab) => t(tab === 'all' ? 'adminTaxInvoices.all' : `taxInvoices.status_${tab}`)}
          counts={counts}
        />
      }
      filters={
        <>
          <FilterSelect
            name="kind"
            label={t('adminTaxInvoices.kind')}
            options={titleKinds.map((kind) => ({ value: kind, label: t(`taxInvoices.kind_${kind}`) }))}
          />
          <FilterDays from={t('adminTaxInvoices.from')} to={t('adminTaxInvoices.to')} />
        </>
      }
    />
  )
}

function useInvoiceColumns(): ListColumn<InvoiceRow>[] {
  const t = useT()
  return [
    {
      key: 'orderSn',
      header: t('adminTaxInvoices.orderSn'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, orderSn }) => (
        <a href={to.office.taxInvoice(id)} data-row="" className="code">
          {orderSn}
        </a>
      ),
    },
    { key: 'state', header: t('adminTaxInvoices.state'), cell: ({ status }) => <InvoiceBadge status={status} /> },
    {
      key: 'buyer',
      header: t('adminTaxInvoices.buyer'),
      cell: ({ companyId, buyer }) => (companyId ? <a href={to.office.company(companyId)}>{buyer}</a> : buyer),
    },
    { key: 'kind', header: t('adminTaxInvoices.kind'), cell: ({ kind }) => t(`taxInvoices.kind_${kind}`) },
    {
      key: 'title',
      header: t('adminTaxInvoices.titleOf'),
      cell: ({ title, taxNumber }) => (
        <>
          {title}
          {taxNumber && <div className="muted">{taxNumber}</div>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('adminTaxInvoices.gross'),
      numeric: true,
      sortable: true,
      cell: ({ amountMinor }) => money(t, amountMinor, 'CNY'),
    },
    {
      key: 'requestedAt',
      header: t('adminTaxInvoices.requestedAt'),
      sortable: true,
      cell: ({ requestedAt }) => <TimeAt at={requestedAt} />,
    },
    { key: 'invoiceNo', header: t('adminTaxInvoices.invoiceNo'), cell: ({ invoiceNo }) => invoiceNo ?? empty },
    {
      key: 'issuedOn',
      header: t('adminTaxInvoices.issuedOn'),
      sortable: true,
      cell: ({ issuedOn }) => (issuedOn ? <time>{issuedOn}</time> : empty),
    },
  ]
}
