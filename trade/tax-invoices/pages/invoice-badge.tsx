import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { InvoiceStatus } from '../tax-invoice.ts'

const tones: Partial<Record<InvoiceStatus, Tone>> = {
  requested: 'warning',
  issued: 'success',
  rejected: 'danger',
  voided: 'danger',
}

export const InvoiceBadge = ({ status }: { status: InvoiceStatus }) => (
  <Badge tone={tones[status]}>{useT()(`taxInvoices.status_${status}`)}</Badge>
)
