import { OrderStatus } from '#platform/contract/enums.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { isLive, type TaxInvoice, type TitleFacts } from '../tax-invoice.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { titleText } from './title-text.ts'
import { WithdrawInvoice } from './withdraw-invoice.tsx'

interface Invoiced {
  id: number
  status: number
  currency: Currency
  totalMinor: number
  refundedMinor: number
  taxInvoices: readonly TaxInvoice[]
  invoiceTitle: TitleFacts | null
}

const begun: readonly number[] = [OrderStatus.notShipped, OrderStatus.shipped, OrderStatus.completed]
export const isInvoiceable = ({
  status,
  totalMinor,
  refundedMinor,
  taxInvoices,
}: Omit<Invoiced, 'id' | 'invoiceTitle'>) =>
  begun.includes(status) && totalMinor > refundedMinor && !taxInvoices.some(isLive)

/** The tax office's invoice of an order in yuan: what became of it, or where to request it. */
export function OrderInvoices({ order }: { order: Invoiced }) {
  const t = useT()
  const mayRequest = useMay('taxInvoices.request') && isInvoiceable(order)
  const [latest] = order.taxInvoices
  if (order.currency !== 'CNY' || (!latest && order.status > OrderStatus.completed)) return null
  return (
    <Card title={t('taxInvoices.heading')} look="ruled">
      <div className="stack">
        {latest ? <InvoiceState invoice={latest} /> : <NotYet order={order} />}
        {latest?.status === 'requested' && <WithdrawInvoice id={latest.id} orderId={order.id} />}
        {mayRequest && (
          <p>
            <LinkButton href={to.requestInvoice(order.id)} size="sm">
              {t(latest ? 'taxInvoices.again' : 'taxInvoices.request')}
            </LinkButton>
          </p>
        )}
      </div>
    </Card>
  )
}

function NotYet({ order: { status, invoiceTitle } }: { order: Invoiced }) {
  const t = useT()
  if (status !== OrderStatus.unpaid) return <p className="muted">{t('taxInvoices.none')}</p>
  if (!invoiceTitle) return <p className="muted">{t('taxInvoices.later')}</p>
  return (
    <p>
      {t('taxInvoices.chosen')} {titleText(t, invoiceTitle)}
    </p>
  )
}

export function InvoiceState({ invoice }: { invoice: TaxInvoice }) {
  const t = useT()
  const { status, kind, title, amountMinor, invoiceNo, issuedOn, reason, file, requestedAt } = invoice
  return (
    <DescriptionList
      items={[
        { term: t('taxInvoices.status'), value: <InvoiceBadge status={status} /> },
        { term: t('taxInvoices.kind'), value: t(`taxInvoices.kind_${kind}`) },
        { term: t('taxInvoices.title'), value: title },
        { term: t('taxInvoices.amount'), value: money(t, amountMinor, 'CNY') },
        { term: t('taxInvoices.requestedAt'), value: dateTime(requestedAt) },
        ...(invoiceNo ? [{ term: t('taxInvoices.number'), value: <span className="code">{invoiceNo}</span> }] : []),
        ...(issuedOn ? [{ term: t('taxInvoices.issuedOn'), value: issuedOn }] : []),
        ...(reason ? [{ term: t('taxInvoices.reason'), value: reason }] : []),
        ...(file
          ? [
              {
                term: t('taxInvoices.file'),
                value: (
                  <a href={file.url} target="_blank" rel="noopener" data-document="">
                    {file.name}
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
