import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { InvoiceBadge } from '../pages/invoice-badge.tsx'
import type { TaxInvoice } from '../tax-invoice.ts'

/** On the order: which invoices were requested for it; the answer is given on a page of its own. */
export function OrderInvoiceCard({ invoices }: { invoices: readonly TaxInvoice[] }) {
  const t = useT()
  const mayAnswer = useMay('invoices.issue')
  if (invoices.length === 0) return null
  return (
    <Card title={t('taxInvoices.heading')} look="ruled">
      <ul className="stack tight">
        {invoices.map(({ id, status, title, invoiceNo }) => (
          <li key={id} className="cluster">
            <InvoiceBadge status={status} />
            {mayAnswer ? <a href={to.office.taxInvoice(id)}>{title}</a> : title}
            {invoiceNo && <span className="code">{invoiceNo}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
