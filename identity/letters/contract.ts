import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, manyOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { openTopics } from './topics.ts'

export const Letter = v.object({
  id: Id,
  subject: v.string(),
  content: v.string(),
  /** 0 unread, 1 read */
  status: v.picklist([0, 1]),
  receiveTime: Timestamp,
  /** Where the reader acts; what an operator wrote by hand has none. */
  link: v.nullable(v.object({ label: v.string(), path: v.string() })),
})
export type Letter = v.InferOutput<typeof Letter>

const Choice = v.object({ topic: v.picklist(openTopics), letter: v.boolean(), mail: v.boolean() })
export type Choice = v.InferOutput<typeof Choice>

const Ids = v.object({ ids: manyOf(Id) })

export const letters = {
  list: get('/customer/stationLetter/list', { access: 'member', input: Paging, output: pageOf(Letter) }),
  newCount: get('/customer/stationLetter/newCount', { access: 'member', output: v.number() }),
  /** Enquiries with an answer that nobody of the buyer's side has opened. */
  newEnquiryCount: get('/customer/stationLetter/newEnquiryCount', { access: 'member', output: v.number() }),
  /** What the member has chosen, and the address that mails go to. */
  choices: get('/customer/notices/choices', {
    access: 'member',
    output: v.object({
      email: v.nullable(v.string()),
      choices: v.record(v.picklist(openTopics), v.object({ letter: v.boolean(), mail: v.boolean() })),
    }),
  }),
  /** What the law or an open payment needs is not among them. */
  choose: post('/customer/notices/choose', {
    access: 'member',
    input: v.object({ choices: v.pipe(v.array(Choice), v.maxLength(openTopics.length)) }),
  }),
  read: post('/customer/stationLetter/read', { access: 'member', input: Ids }),
  delete: post('/customer/stationLetter/delete', { access: 'member', input: Ids }),
}
