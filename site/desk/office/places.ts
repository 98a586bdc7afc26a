import { to } from '#platform/contract/to.ts'
import type { WaitingName } from './contract.ts'

interface Place {
  list: string
  item: (key: string) => string
}

const enquiry = (key: string) => to.office.enquiry(key)
const order = (key: string) => to.office.order(key)

/** Where the work is done. */
export const places: Record<WaitingName, Place> = {
  freshEnquiries: { list: to.office.enquiries({ tab: 'fresh', sort: 'waitingSince' }), item: enquiry },
  waitingEnquiries: { list: to.office.enquiries({ tab: 'waiting', sort: 'waitingSince' }), item: enquiry },
  chats: { list: to.office.chat({ whose: 'waiting' }), item: (key) => to.office.chat({ id: key }) },
  quoteApprovals: { list: to.office.quoteApprovals(), item: enquiry },
  counteredQuotes: { list: to.office.enquiries({ tab: 'quoted' }), item: enquiry },
  expiringQuotes: { list: to.office.enquiries({ tab: 'quoted' }), item: enquiry },
  paymentAlarms: { list: to.office.paymentAlarms(), item: (key) => to.office.paymentAlarm(key) },
  transfers: { list: to.office.orders({ tab: 'toConfirm' }), item: order },
  letters: { list: to.office.orders({ tab: 'lettersToCheck' }), item: order },
  endingLetters: { list: to.office.orders({ tab: 'lettersEnding' }), item: order },
  shipments: { list: to.office.orders({ tab: 'toShip' }), item: order },
  refunds: { list: to.office.orders({ tab: 'toRefund' }), item: order },
  returns: { list: to.office.orders({ tab: 'returns' }), item: order },
  samples: { list: to.office.samples(), item: (key) => to.office.sample(key) },
  taxInvoices: { list: to.office.taxInvoices(), item: (key) => to.office.taxInvoice(key) },
  orderMessages: { list: to.office.orders({ tab: 'toAnswer' }), item: order },
  comments: { list: to.office.comments(), item: (key) => to.office.comment(key) },
  companies: { list: to.office.companies({ status: 'pending' }), item: (key) => to.office.company(key) },
  documents: {
    list: to.office.products({ lacks: 'validDocuments' }),
    item: (key) => to.office.products.edit(key),
  },
  lots: { list: to.office.products(), item: (key) => to.office.products.edit(key) },
}
