import * as v from 'valibot'
import { Day, DayOf, Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredLine } from '#platform/contract/lines.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Made } from '#platform/contract/office/fields.ts'

const Task = v.object({
  id: Id,
  body: v.string(),
  dueOn: Day,
  /** Its day has passed and nobody did it. */
  overdue: v.boolean(),
  doneAt: v.nullable(Timestamp),
  operatorName: v.string(),
  operatorNameEn: v.string(),
})
export type Task = v.InferOutput<typeof Task>

const edit = { permission: 'sales.edit', ofShop: true } as const

/** What is to be done for an enquiry. */
export const enquiryTasks = {
  /** Open ones first, by their day. */
  ofEnquiry: operatorGet('/operator/enquiryTasks/ofEnquiry', {
    permission: 'sales.read',
    ofShop: true,
    input: v.object({ id: Id }),
    output: v.array(Task),
  }),
  add: operatorPost('/operator/enquiryTasks/add', {
    ...edit,
    creates: true,
    input: v.object({
      enquiryId: Id,
      body: RequiredLine('adminEnquiryTasks.enterBody', 200),
      dueOn: v.pipe(v.optional(v.string(), ''), DayOf('adminEnquiryTasks.enterDay')),
    }),
    output: Made,
  }),
  /** Done, or not after all. */
  tick: operatorPost('/operator/enquiryTasks/tick', {
    ...edit,
    input: v.object({ id: Id, done: v.picklist(['yes', 'no']) }),
    output: Changed,
  }),
}
