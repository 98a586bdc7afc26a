import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, manyOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

export const Letter = v.object({
  id: Id,
  subject: v.string(),
  content: v.string(),
  /** 0 unread, 1 read */
  status: v.picklist([0, 1]),
  receiveTime: Timestamp,
})
export type Letter = v.InferOutput<typeof Letter>

const Ids = v.object({ ids: manyOf(Id) })

export const letters = {
  list: get('/customer/stationLetter/list', { access: 'member', input: Paging, output: pageOf(Letter) }),
  newCount: get('/customer/stationLetter/newCount', { access: 'member', output: v.number() }),
  /** Enquiries with an answer that nobody of the buyer's side has opened. */
  newEnquiryCount: get('/customer/stationLetter/newEnquiryCount', { access: 'member', output: v.number() }),
  read: post('/customer/stationLetter/read', { access: 'member', input: Ids }),
  delete: post('/customer/stationLetter/delete', { access: 'member', input: Ids }),
}
