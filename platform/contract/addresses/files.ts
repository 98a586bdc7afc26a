import { address, at, page, type Id } from './address.ts'

type PaperLanguage = 'zh' | 'en'

export const newsFeed = at('/news/rss.xml', (lang: string) => address('/news/rss.xml', { lang }))
export const attachment = at('/customer/attachment', (id: Id) => `/customer/attachment/${id}`)
/** A certificate of analysis of the catalogue. */
export const document = at('/customer/document', (id: Id) => `/customer/document/${id}`)
/** The signed paper of a price agreement. */
export const agreement = at('/customer/agreement', (id: Id) => `/customer/agreement/${id}`)
/** What was measured of a lot, drawn on demand. */
export const lotReport = at(
  '/customer/lot',
  (id: Id, lang: PaperLanguage | 'both') => `/customer/lot/${id}/report-${lang}.pdf`,
)
export const proforma = at(
  '/customer/order',
  (id: Id, lang: PaperLanguage) => `/customer/order/${id}/proforma-${lang}.pdf`,
)
export const quote = at('/customer/quote', (id: Id, lang: PaperLanguage) => `/customer/quote/${id}/quote-${lang}.pdf`)
/** A paper that was issued, also `both` languages side by side. */
export const paper = at(
  '/customer/paper',
  (id: Id, lang: PaperLanguage | 'both') => `/customer/paper/${id}/paper-${lang}.pdf`,
)
/** All papers of an order, or of one of its shipments. */
export const pack = at('/customer/order', (id: Id, shipment?: Id) =>
  address(`/customer/order/${id}/pack.zip`, { shipment }),
)
export const ownData = page('/customer/own-data.json')
export const inboxMail = at('/dev/inbox', (id: Id) => `/dev/inbox/${id}.html`)
