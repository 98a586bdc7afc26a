import { to } from '#platform/contract/to.ts'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf, textsOf } from '#platform/office/form.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Card } from '#platform/ui/card.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { StatusBadge } from '#platform/web/status-badge.tsx'
import { InvoiceBadge } from '../pages/invoice-badge.tsx'
import { InvoiceState } from '../pages/order-invoices.tsx'
import { TitleFacts } from '../pages/title-facts.tsx'
import type { InvoiceInfo } from './contract.ts'
import { AnswerForms } from './answer-forms.tsx'
import { ItemTable } from './item-table.tsx'

export const loader = ({ api, url }: AdminVisit) => api.taxInvoices.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const amountMinor = Number(textOf(form, 'amountMinor'))
  const issued = { ...fieldsOf(form, 'invoiceNo', 'issuedOn'), amountMinor, fileIds: textsOf(form, 'fileIds') }
  const steps: Record<string, [Done, () => Promise<unknown>]> = {
    issue: ['issued', () => api.taxInvoices.issue({ id, ...issued })],
    reject: ['rejected', () => api.taxInvoices.reject({ id, ...fieldsOf(form, 'reason') })],
    void: ['changed', () => api.taxInvoices.void({ id, ...fieldsOf(form, 'reason') })],
  }
  const [done, take] = intentIn(steps, form)
  await take()
  return redirect(doneAt(to.office.taxInvoice(id), done), 303)
}

export const meta: MetaOf<typeof loader> = (invoice, t) => ({ title: t('adminTaxInvoices.invoiceTitle', invoice) })

export default function TaxInvoicePage() {
  const t = useT()
  const invoice = usePageData<typeof loader>()
  const { orderId, orderSn, orderStatus, status } = invoice
  return (
    <Detail
      back={{ href: to.office.taxInvoices(), label: t('adminTaxInvoices.title') }}
      title={t('adminTaxInvoices.invoiceTitle', invoice)}
      marks={<InvoiceBadge status={status} />}
      aside={<AnswerForms invoice={invoice} />}
    >
      <Card title={t('adminTaxInvoices.details')} look="ruled">
        <p className="cluster">
          <a href={to.office.order(orderId)}>{orderSn}</a>
          <StatusBadge status={orderStatus} />
        </p>
        {status === 'requested' ? <TitleFacts title={invoice} /> : <InvoiceState invoice={invoice} />}
      </Card>
      <Card title={t('adminTaxInvoices.items')} look="ruled">
        <ItemTable invoice={invoice} />
      </Card>
      <History invoice={invoice} />
    </Detail>
  )
}

function History({ invoice: { history } }: { invoice: InvoiceInfo }) {
  const t = useT()
  return (
    <Card title={t('adminTaxInvoices.historyTitle')} look="ruled">
      <Timeline
        items={history.toReversed().map(({ event, note, by, byEn, time }, index) => ({
          key: history.length - index,
          title: t(`adminTaxInvoices.event_${event}` as 'adminTaxInvoices.event_request'),
          time: `${dateTime(time)} · ${t.locale === 'zh-CN' ? by : byEn}`,
          children: note && <p className="muted">{note}</p>,
        }))}
      />
    </Card>
  )
}
