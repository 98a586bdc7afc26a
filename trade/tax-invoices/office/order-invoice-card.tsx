import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { InvoiceBadge } from '../pages/invoice-badge.tsx'
import { titleText } from '../pages/title-text.ts'
import type { TaxInvoice, TitleFacts } from '../tax-invoice.ts'

interface Invoiced {
  status: number
  taxInvoices: readonly TaxInvoice[]
  invoiceTitle: TitleFacts | null
}

/** On the order: which invoices were requested for it; the answer is given on a page of its own. */
export function OrderInvoiceCard({ order: { status, taxInvoices, invoiceTitle } }: { order: Invoiced }) {
  const t = useT()
  const mayAnswer = useMay('invoices.issue')
  const chosen = status === OrderStatus.unpaid && invoiceTitle
  if (taxInvoices.length === 0 && !chosen) return null
  return (
    <Card title={t('taxInvoices.heading')} look="ruled">
      {chosen && (
        <p>
          {t('taxInvoices.chosen')} {titleText(t, chosen)}
        </p>
      )}
      <ul className="stack tight">
        {taxInvoices.map(({ id, title, invoiceNo, ...invoice }) => (
          <li key={id} className="cluster">
            <InvoiceBadge status={invoice.status} />
            {mayAnswer ? <a href={to.office.taxInvoice(id)}>{title}</a> : title}
            {invoiceNo && <span className="code">{invoiceNo}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
