import * as v from 'valibot'
import { Day, Id, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { Found, SavedFilter } from '#platform/office/found.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Line } from '#platform/contract/office/fields.ts'
import { Tidy } from '#platform/contract/lines.ts'

const Query = v.pipe(v.string(), v.maxLength(2000))

/** What waits for somebody, the most pressing first. */
export const waitingNames = [
  'freshEnquiries',
  'waitingEnquiries',
  'chats',
  'quoteApprovals',
  'counteredQuotes',
  'expiringQuotes',
  'paymentAlarms',
  'transfers',
  'letters',
  'endingLetters',
  'shipments',
  'refunds',
  'returns',
  'samples',
  'taxInvoices',
  'orderMessages',
  'comments',
  'companies',
  'documents',
  'lots',
] as const
export type WaitingName = (typeof waitingNames)[number]

const WaitingItem = v.object({
  /** Of the page behind it. */
  key: v.string(),
  title: v.string(),
  /** Whose it is, or how much is left. */
  detail: v.string(),
  /** Since when it waits, or until when it can. */
  at: v.nullable(Timestamp),
})
export type WaitingItem = v.InferOutput<typeof WaitingItem>

const Waiting = v.array(v.object({ name: v.picklist(waitingNames), count: v.number(), items: v.array(WaitingItem) }))

const Arrival = v.object({ name: v.picklist(waitingNames), count: v.number(), signals: v.boolean() })
export type Arrival = v.InferOutput<typeof Arrival>

export const channels = ['direct', 'email', 'facebook', 'whatsapp', 'linkedin'] as const

/** One day where the seller works. */
export const DayFigures = v.object({
  day: Day,
  direct: v.number(),
  email: v.number(),
  facebook: v.number(),
  whatsapp: v.number(),
  linkedin: v.number(),
  enquiries: v.number(),
  quotesSent: v.number(),
  quotesWon: v.number(),
  orders: v.number(),
  ordersPaid: v.number(),
})
export type DayFigures = v.InferOutput<typeof DayFigures>

/** What was made for a word that found nothing: another word for it, or what comes nearest to that grade. */
const Answer = v.object({
  list: v.picklist(['aliases', 'crossReferences']),
  id: Id,
  name: v.string(),
  on: v.nullable(Day),
})
export type Answer = v.InferOutput<typeof Answer>
const Term = v.object({
  term: v.string(),
  searches: v.number(),
  withoutResult: v.number(),
  answer: v.nullable(Answer),
})
const Figures = v.object({
  days: v.array(DayFigures),
  /** Words that found nothing, the most frequent first. */
  terms: v.array(Term),
  /** Minutes to the first answer of the enquiries of these days: half of them were faster. */
  firstAnswerMinutes: v.nullable(v.number()),
})
export type Figures = v.InferOutput<typeof Figures>

/** What belongs to no single noun: the first page, the palette, lists as an operator likes them. */
export const desk = {
  /** Only what the operator may look at is counted. */
  counts: operatorGet('/operator/desk/counts', {
    permission: 'own',
    ofShop: true,
    output: v.array(v.object({ name: v.string(), count: v.number() })),
  }),
  /** How much of what arrives for the operator waits, for the badges of every page; and of what the operator wants a signal. */
  arrivals: operatorGet('/operator/desk/arrivals', {
    permission: 'own',
    ofShop: true,
    output: v.array(Arrival),
  }),
  /** Only what the operator may look at. */
  waiting: operatorGet('/operator/desk/waiting', { permission: 'own', ofShop: true, output: Waiting }),
  figures: operatorGet('/operator/desk/figures', {
    permission: 'figures.read',
    input: v.object({ days: v.optional(v.pipe(WholeNumber, v.picklist([7, 30, 90])), 30) }),
    output: Figures,
  }),
  find: operatorGet('/operator/desk/find', {
    permission: 'own',
    ofShop: true,
    input: v.object({ text: v.pipe(v.string(), Tidy, v.nonEmpty(), v.maxLength(100)) }),
    output: v.array(Found),
  }),
  filters: operatorGet('/operator/desk/filters', {
    permission: 'own',
    ofShop: true,
    input: v.object({ list: v.pipe(v.string(), v.maxLength(60)) }),
    output: v.array(SavedFilter),
  }),
  saveFilter: operatorPost('/operator/desk/filters/save', {
    permission: 'own',
    ofShop: true,
    input: v.object({ list: v.pipe(v.string(), v.maxLength(60)), name: Line(60), query: Query }),
  }),
  removeFilter: operatorPost('/operator/desk/filters/remove', {
    permission: 'own',
    ofShop: true,
    input: v.object({ id: Id }),
  }),
}
