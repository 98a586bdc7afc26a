import * as v from 'valibot'
import { post } from '#platform/contract/endpoint.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Comparison, ComparisonWish, Quote, quotes } from '#trade/quotes/contract.ts'
import { enquiries, Thread } from './contract.ts'

/** From the link of a mail; none is as one that is over. */
const token = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

const Followed = v.object({
  thread: Thread,
  /** Of the addressee whose thread it is. */
  quotes: v.array(Quote),
  comparison: Comparison,
  /** To register with, so that a quote can be accepted. */
  email: v.string(),
})
export type Followed = v.InferOutput<typeof Followed>

/** What a visitor does with an enquiry by the link of a mail: read, answer and decline; accepting needs an account. */
export const enquiryLinks = {
  /** Without `id` the thread of the first addressee. */
  open: post('/common/enquiry/byLink', {
    access: 'open',
    input: v.object({ token, id: optionalOf(Id), ...ComparisonWish.entries }),
    output: Followed,
  }),
  reply: post('/common/enquiry/replyByLink', {
    access: 'open',
    creates: true,
    input: v.object({ token, ...enquiries.reply.input.entries }),
    output: v.object({ id: Id }),
  }),
  decline: post('/common/enquiry/declineByLink', {
    access: 'open',
    input: v.object({ token, ...quotes.decline.input.entries }),
  }),
}
