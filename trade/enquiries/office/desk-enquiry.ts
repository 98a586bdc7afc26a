import { Refusal } from '#platform/contract/errors.ts'
import type { EnquiryInfo } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Finder } from '#platform/office/finder.ts'
import { searchTemplates } from '#trade/quote-templates/server/shared-queries.ts'
import { listQuotesAtDesk } from '#trade/quotes/office/desk-quotes.ts'
import { countTabs, findDeskThread, findEnquiriesNamed, searchContacts, searchEntries } from './queries.ts'

/** The thread with what only the seller sees, and all that a quote is made from. */
export async function getDeskEnquiry(db: Db, by: Reach, id: number): Promise<EnquiryInfo> {
  const thread = await findDeskThread(db, by, id)
  if (!thread) throw new Refusal('NOT_FOUND')
  const [quotes, contacts, deliveryTerms, paymentTypes, templates] = await Promise.all([
    listQuotesAtDesk(db, id),
    searchContacts(db, by, thread.contactId),
    searchEntries(db, 'DELIVERY_TERM'),
    searchEntries(db, 'PAYMENT_TYPE'),
    searchTemplates(db),
  ])
  return { ...thread, quotes, contacts, deliveryTerms, paymentTypes, templates }
}

export async function countEnquiryTabs(db: Db, by: Reach) {
  const row = await countTabs(db, by)
  if (!row) throw new Error('Counting answered nothing.')
  return row.counts
}

export const enquiryFinder: Finder = { permission: 'sales.read', find: findEnquiriesNamed }
