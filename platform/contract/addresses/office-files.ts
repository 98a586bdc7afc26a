import { address, at, type Id } from './address.ts'

type PaperLanguage = 'zh' | 'en'

export const attachment = at('/admin/attachment', (id: Id) => `/admin/attachment/${id}`)
/** A paper that a record keeps, and that is not for everybody. */
export const document = at('/admin/document', (id: Id) => `/admin/document/${id}`)
/** A document of a product. */
export const goodsDocument = at('/admin/goods-document', (id: Id) => `/admin/goods-document/${id}`)
export const proforma = at('/admin/orders', (id: Id, lang: PaperLanguage, version?: number) =>
  address(`/admin/orders/${id}/proforma-${lang}.pdf`, { version }),
)
export const quote = at('/admin/quotes', (id: Id, lang: PaperLanguage) => `/admin/quotes/${id}/quote-${lang}.pdf`)
export const paper = at(
  '/admin/papers',
  (id: Id, lang: PaperLanguage | 'both') => `/admin/papers/${id}/paper-${lang}.pdf`,
)
export const pack = at('/admin/orders', (id: Id, shipment?: Id) =>
  address(`/admin/orders/${id}/pack.zip`, { shipment }),
)
/** What belongs to the orders of a list. */
export const ofOrders = at(
  '/admin/orders',
  (detail: 'payments' | 'shipments' | 'invoices') => `/admin/orders/${detail}`,
)
/** Rows of an import that have errors, as they came and with what is wrong. */
export const wrongRows = '/admin/imports/wrong'
/** A list as a file, with the filter of its address. */
export const table = at('/admin', (list: string, ending: 'csv' | 'xlsx', query?: URLSearchParams) =>
  address(`${list}/export.${ending}`, query),
)
/** A draft as visitors would see it. */
export const preview = at('/admin/preview/frame', (query: Record<string, string>) =>
  address('/admin/preview/frame', query),
)
