import type { enquiries } from './contract.ts'
import { findQuotable } from '#catalogue/products/server/find-quotable.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countEnquiryTabs, getDeskEnquiry } from './desk-enquiry.ts'
import { acceptForBuyer, listAddresses } from './accept-for-buyer.ts'
import { requestSampleFor } from './request-sample-for.ts'
import { enterEnquiry } from './enter-enquiry.ts'
import {
  answerAtDesk,
  assignEnquiries,
  assignEnquiry,
  closeEnquiry,
  noteOnEnquiry,
  reopenEnquiry,
  revokeLinks,
  settleEnquiry,
  uploadForAnswer,
} from './operate-enquiry.ts'
import { askAtDesk, checkAtDesk, quoteAtDesk, withdrawAtDesk } from './quote-at-desk.ts'
import { searchContacts, searchEnquiryRows } from './queries.ts'

export const deskEnquiryHandlers: Handlers<typeof enquiries> = {
  list: (filter, { db, operator }) => searchEnquiryRows(db, operator, filter),
  counts: (_, { db, operator }) => countEnquiryTabs(db, operator),
  contacts: (_, { db, operator }) => searchContacts(db, operator, operator.contactId),
  info: ({ id }, { db, operator }) => getDeskEnquiry(db, operator, id),
  enter: (input, context) => enterEnquiry(input, context),
  goods: ({ search }, { db, operator }) => findQuotable(db, operator, search),
  assign: (input, context) => assignEnquiry(input, context),
  assignMany: (input, context) => assignEnquiries(input, context),
  upload: (input, context) => uploadForAnswer(input, context),
  answer: (input, context) => answerAtDesk(input, context),
  note: (input, context) => noteOnEnquiry(input, context),
  close: (input, context) => closeEnquiry(input, context),
  reopen: ({ id }, context) => reopenEnquiry(id, context),
  settle: ({ id }, context) => settleEnquiry(id, context),
  revokeLinks: ({ id }, context) => revokeLinks(id, context),
  checkQuote: (input, context) => checkAtDesk(input, context),
  quote: (input, context) => quoteAtDesk(input, context),
  askApproval: (input, context) => askAtDesk(input, context),
  addresses: ({ id }, context) => listAddresses(id, context),
  accept: (input, context) => acceptForBuyer(input, context),
  requestSample: (input, context) => requestSampleFor(input, context),
  withdraw: (input, context) => withdrawAtDesk(input, context),
}
