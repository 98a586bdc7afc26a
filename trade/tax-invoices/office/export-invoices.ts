import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { vatIn } from '#trade/house/vat.ts'
import type { taxInvoices } from './contract.ts'
import { itemText } from './item-text.ts'
import { searchInvoices } from './queries.ts'

const columns = [
  'orderSn',
  'state',
  'kind',
  'titleOf',
  'taxNumber',
  'addressPhone',
  'bankAccount',
  'item',
  'kilograms',
  'net',
  'percent',
  'vat',
  'gross',
  'invoiceNo',
  'issuedOn',
] as const
const atOnce = 500

/** Titles first, then a row for each line of every invoice that matches, as a program of the tax office takes them. */
export async function* exportInvoices(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof taxInvoices.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield columns.map((column) => t(`adminTaxInvoices.${column}`))
  for (let page = 1; ; page++) {
    const { list } = await searchInvoices(db, { ...filter, page, limit: atOnce })
    for (const { items, ...row } of list)
      for (const item of items) {
        const { netMinor, vatMinor } = vatIn([item.amountMinor], item.percent ?? 0)
        yield [
          row.orderSn,
          t(`taxInvoices.status_${row.status}`),
          t(`taxInvoices.kind_${row.kind}`),
          row.title,
          row.taxNumber ?? '',
          [row.address, row.phone].filter(Boolean).join(' '),
          [row.bank, row.bankAccount].filter(Boolean).join(' '),
          itemText(t, item),
          item.kilograms === null ? '' : String(item.kilograms),
          decimalOf(netMinor),
          item.percent === null ? '' : String(item.percent),
          decimalOf(vatMinor),
          decimalOf(item.amountMinor),
          row.invoiceNo ?? '',
          row.issuedOn ?? '',
        ]
      }
    if (list.length < atOnce) return
  }
}
