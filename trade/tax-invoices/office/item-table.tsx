import { money, quantity, empty } from '#platform/texts/format.ts'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { vatIn } from '#trade/house/vat.ts'
import type { InvoiceInfo, InvoiceItem } from './contract.ts'
import { itemText } from './item-text.ts'

/** What goes onto the invoice, line by line, with the tax as the papers of the order have it. */
export function ItemTable({ invoice: { items } }: { invoice: InvoiceInfo }) {
  const t = useT()
  const yuan = (minor: number) => money(t, minor, 'CNY')
  const taxOf = ({ amountMinor, percent }: InvoiceItem) => vatIn([amountMinor], percent ?? 0)
  const columns: Column<InvoiceItem>[] = [
    { key: 'item', header: t('adminTaxInvoices.item'), rowHeader: true, cell: (item) => itemText(t, item) },
    {
      key: 'weight',
      header: t('adminTaxInvoices.kilograms'),
      numeric: true,
      cell: ({ kilograms }) => (kilograms === null ? empty : quantity(kilograms)),
    },
    { key: 'net', header: t('adminTaxInvoices.net'), numeric: true, cell: (item) => yuan(taxOf(item).netMinor) },
    {
      key: 'percent',
      header: t('adminTaxInvoices.percent'),
      numeric: true,
      cell: ({ percent }) => percent ?? empty,
    },
    { key: 'vat', header: t('adminTaxInvoices.vat'), numeric: true, cell: (item) => yuan(taxOf(item).vatMinor) },
    {
      key: 'gross',
      header: t('adminTaxInvoices.gross'),
      numeric: true,
      cell: ({ amountMinor }) => yuan(amountMinor),
    },
  ]
  return (
    <Table
      caption={t('adminTaxInvoices.items')}
      captionHidden
      columns={columns}
      rows={items}
      rowKey={(item) => items.indexOf(item)}
    />
  )
}
