import type { enquiries } from './contract.ts'
import { findQuotable } from '#catalogue/products/server/find-quotable.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countEnquiryTabs, getDeskEnquiry } from './desk-enquiry.ts'
import {
  answerAtDesk,
  assignEnquiries,
  assignEnquiry,
  noteOnEnquiry,
  quoteAtDesk,
  settleEnquiry,
  uploadForAnswer,
  withdrawAtDesk,
} from './operate-enquiry.ts'
import { searchContacts, searchEnquiryRows } from './queries.ts'

export const deskEnquiryHandlers: Handlers<typeof enquiries> = {
  list: (filter, { db }) => searchEnquiryRows(db, filter),
  counts: (_, { db }) => countEnquiryTabs(db),
  contacts: (_, { db }) => searchContacts(db),
  info: ({ id }, { db }) => getDeskEnquiry(db, id),
  goods: ({ search }, { db }) => findQuotable(db, search),
  assign: (input, context) => assignEnquiry(input, context),
  assignMany: (input, context) => assignEnquiries(input, context),
  upload: (input, context) => uploadForAnswer(input, context),
  answer: (input, context) => answerAtDesk(input, context),
  note: (input, context) => noteOnEnquiry(input, context),
  settle: ({ id }, context) => settleEnquiry(id, context),
  quote: (input, context) => quoteAtDesk(input, context),
  withdraw: (input, context) => withdrawAtDesk(input, context),
}
