import * as v from 'valibot'
import { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import { QuotableGoods } from '#catalogue/products/office/quotable.ts'
import { Note, SentFile } from '#trade/threads/message.ts'
import { mostFiles } from '#trade/threads/most-files.ts'
import { EnquiryTerms, Thread } from '../contract.ts'
import { AddressSnapshot } from '#identity/addresses/contract.ts'
import { Channel } from '#identity/members/channel.ts'
import { ChosenId, Day, Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { OptionalText, RequiredText, Tidy } from '#platform/contract/lines.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { approvalReasons } from '#trade/quote-approvals/approval.ts'
import { QuoteTemplate } from '#trade/quote-templates/quote-template.ts'
import { careDues } from '#identity/companies/office/contract.ts'
import { SampleRequest } from '#trade/samples/contract.ts'
import { lostReasons } from './lost-reasons.ts'
import { NewQuote } from '#trade/quotes/new-quote.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { quoteStatuses } from '#trade/quotes/contract.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy } from '#platform/contract/office/fields.ts'

/** `fresh`: nobody has answered yet; `waiting`: the buyer spoke last. */
export const enquiryTabs = ['all', 'fresh', 'waiting', 'answered', 'quoted', 'won', 'lost'] as const
export type EnquiryTab = (typeof enquiryTabs)[number]

/** A first answer within this time is what buyers are promised. */
export const firstAnswerGoalMinutes = 120

const Names = { name: v.string(), nameEn: v.string() }
const Contact = v.object({ id: Id, ...Names })

export const EnquiryRow = v.object({
  id: Id,
  enquiryNo: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  memberId: v.nullable(Id),
  contactId: Id,
  contactName: v.string(),
  contactNameEn: v.string(),
  /** The shop that is asked; null for the house. */
  shopName: v.nullable(v.string()),
  shopNameEn: v.nullable(v.string()),
  createdAt: Timestamp,
  firstAnswerAt: v.nullable(Timestamp),
  waitingSince: v.nullable(Timestamp),
  /** Within office hours: since the buyer waits, else until the first answer. */
  minutes: v.nullable(v.number()),
  nextStep: v.nullable(v.string()),
  nextStepOn: v.nullable(Day),
  overdue: v.boolean(),
  firstProduct: v.string(),
  lineCount: v.number(),
  kilograms: v.nullable(v.number()),
  /** Of the newest quote. */
  quoteStatus: v.nullable(v.picklist(quoteStatuses)),
  quoteTotalMinor: v.nullable(MinorUnits),
  quoteCurrency: v.nullable(Currency),
})
export type EnquiryRow = v.InferOutput<typeof EnquiryRow>

const { contactName: __, contactNameEn: ___, contactEmail: ____, addressees: _____, ...threadEntries } = Thread.entries
export const EnquiryInfo = v.object({
  ...threadEntries,
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  locale: v.picklist(['zh-CN', 'en-US']),
  /** Who reads it on the site; a visitor gets mails only. */
  readerId: v.nullable(Id),
  contactId: Id,
  shopName: v.nullable(v.string()),
  shopNameEn: v.nullable(v.string()),
  firstAnswerAt: v.nullable(Timestamp),
  waitingSince: v.nullable(Timestamp),
  minutes: v.nullable(v.number()),
  closedAt: v.nullable(Timestamp),
  lostReason: v.nullable(v.picklist(lostReasons)),
  lostNote: v.nullable(v.string()),
  notes: v.array(Note),
  quotes: v.array(DeskQuote),
  contacts: v.array(Contact),
  deliveryTerms: v.array(v.object({ code: v.string(), ...Names })),
  paymentTypes: v.array(v.object({ code: v.string(), ...Names })),
  templates: v.array(QuoteTemplate),
  /** Line by line, as the catalogue states it of what was asked for. */
  leadTimeDays: v.array(v.nullable(v.number())),
  deliveryTermCode: v.nullable(v.string()),
  paymentTypeCode: v.nullable(v.string()),
})
export type EnquiryInfo = v.InferOutput<typeof EnquiryInfo>

/** Where a price is far from what is known, somebody says that it is meant. */
const SentQuote = v.object({ ...NewQuote.entries, confirmed: v.optional(v.boolean(), false) })
const CheckedQuote = v.object({
  ...QuoteCheck.entries,
  /** Why somebody else has to approve it. */
  approval: v.array(v.picklist(approvalReasons)),
})
export type CheckedQuote = v.InferOutput<typeof CheckedQuote>

const look = { permission: 'sales.read' as const, ofShop: true as const }
const edit = { permission: 'sales.edit' as const, ofShop: true as const }
const assign = { permission: 'enquiries.assign' as const }
const one = { id: Id }
const body = RequiredText('threads.enterReply', 4000)

export const enquiries = {
  list: operatorGet('/operator/enquiries/list', {
    ...look,
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(enquiryTabs), 'all'),
      contactId: optionalOf(Id),
      memberId: optionalOf(Id),
      from: optionalOf(Day),
      to: optionalOf(Day),
      /** Those who wait longer than is promised. */
      late: optionalOf(v.literal('1')),
      /** By the day of the next step. */
      due: optionalOf(v.picklist(careDues)),
      sort: sortBy(['createdAt', 'waitingSince', 'name', 'kilograms', 'nextStepOn'], '-createdAt'),
    }),
    output: pageOf(EnquiryRow),
  }),
  counts: operatorGet('/operator/enquiries/counts', { ...look, output: v.record(v.picklist(enquiryTabs), v.number()) }),
  contacts: operatorGet('/operator/enquiries/contacts', { ...look, output: v.array(Contact) }),
  info: operatorGet('/operator/enquiries/info', { ...look, input: v.object(one), output: EnquiryInfo }),
  /** For somebody who phoned, mailed, wrote or came by: an enquiry of the member, with who entered it. */
  enter: operatorPost('/operator/enquiries/enter', {
    permission: 'behalf.enter',
    creates: true,
    input: v.object({
      memberId: ChosenId('adminMembers.chooseMember'),
      channel: Channel,
      ...v.omit(EnquiryTerms, ['agreement']).entries,
    }),
    output: Made,
  }),
  /** Products and lots by what they are called, for the lines of a quote. */
  goods: operatorGet('/operator/enquiries/goods', {
    ...look,
    input: v.object({ search: v.pipe(v.string(), Tidy, v.nonEmpty(), v.maxLength(100)) }),
    output: v.array(QuotableGoods),
  }),
  /** `fromContactId` is who it was on the screen: whoever was faster is not overruled unseen. */
  assign: operatorPost('/operator/enquiries/assign', {
    ...assign,
    input: v.object({ ...one, fromContactId: Id, contactId: Id }),
    output: Changed,
  }),
  /** Several to one contact, whoever had them. */
  assignMany: operatorPost('/operator/enquiries/assignMany', {
    ...assign,
    input: v.object({ ...Chosen.entries, contactId: Id }),
    output: Changed,
  }),
  /** A file for an answer. It belongs to the buyer from then on, so there must be one who can read it. */
  upload: operatorPost('/operator/enquiries/upload', {
    ...edit,
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ ...one, file: v.file('uploads.chooseFile') }),
    output: SentFile,
  }),
  answer: operatorPost('/operator/enquiries/answer', {
    ...edit,
    creates: true,
    input: v.object({ ...one, body, fileIds: v.optional(v.pipe(v.array(Id), v.maxLength(mostFiles)), () => []) }),
    output: Made,
  }),
  note: operatorPost('/operator/enquiries/note', {
    ...edit,
    creates: true,
    input: v.object({ ...one, body }),
    output: Made,
  }),
  /** The buyer's last word needs no answer. */
  settle: operatorPost('/operator/enquiries/settle', { ...edit, input: v.object(one), output: Changed }),
  /** No order comes of it. Refused where one did. */
  close: operatorPost('/operator/enquiries/close', {
    ...edit,
    input: v.object({
      ...one,
      reason: v.pipe(v.optional(v.string(), ''), v.picklist(lostReasons, 'adminEnquiries.chooseLost')),
      note: OptionalText(500),
    }),
    output: Changed,
  }),
  reopen: operatorPost('/operator/enquiries/reopen', { ...edit, input: v.object(one), output: Changed }),
  /** A visitor's links end; only the house may, because they are for all who were asked. */
  revokeLinks: operatorPost('/operator/enquiries/revokeLinks', {
    permission: 'sales.edit',
    input: v.object(one),
    output: Changed,
  }),
  /** A quote, or with `revises` its next version. Refused where somebody else has to approve it. */
  quote: operatorPost('/operator/enquiries/quote', { ...edit, creates: true, input: SentQuote, output: Made }),
  /** The same where it needs approval: it waits until somebody else sends it, or sends it back. */
  askApproval: operatorPost('/operator/enquiries/askApproval', {
    ...edit,
    creates: true,
    input: SentQuote,
    output: Made,
  }),
  /** The same quote beside what is known of goods and buyer, before it leaves. */
  checkQuote: operatorPost('/operator/enquiries/checkQuote', { ...edit, input: NewQuote, output: CheckedQuote }),
  /** Where its buyer can have goods sent to. */
  addresses: operatorGet('/operator/enquiries/addresses', {
    permission: 'behalf.enter',
    input: v.object(one),
    output: v.array(v.object({ id: Id, ...AddressSnapshot.entries })),
  }),
  /** For a buyer who said so; the note says how. The order is the buyer's. */
  accept: operatorPost('/operator/enquiries/accept', {
    permission: 'behalf.enter',
    creates: true,
    input: v.object({
      ...one,
      quoteId: Id,
      addressId: ChosenId('orders.chooseAddress'),
      channel: Channel,
      note: RequiredText('adminEnquiries.enterAgreed', 500),
    }),
    output: Made,
  }),
  /** For a line that asks for one: the buyer's own request, to the buyer's usual address. */
  requestSample: operatorPost('/operator/enquiries/requestSample', {
    ...edit,
    creates: true,
    input: v.object({ ...one, position: Id, ...v.pick(SampleRequest, ['kilograms', 'application']).entries }),
    output: Made,
  }),
  withdraw: operatorPost('/operator/enquiries/withdraw', {
    ...edit,
    input: v.object({ ...one, quoteId: Id, reason: RequiredText('adminEnquiries.enterReason', 500) }),
    output: Changed,
  }),
}
