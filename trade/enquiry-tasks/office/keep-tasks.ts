import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { enquiryTasks } from './contract.ts'
import { insertTask, tickTask } from './queries.ts'

export const addTask = (task: ParsedOf<typeof enquiryTasks.add>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { enquiryId, body, dueOn } = task
    const made = await insertTask(tx, operator, { ...task, operatorId: operator.operatorId })
    if (!made) throw new Refusal('NOT_FOUND')
    const entry = { action: 'note', noun: 'enquiry', key: enquiryId, title: made.enquiryNo } as const
    return { id: made.id, ...(await audit(tx, operator, { ...entry, after: { body, dueOn } })) }
  })

/** What is as wished already stays as it is, and is not there for the other press. */
export const tickOff = ({ id, done }: ParsedOf<typeof enquiryTasks.tick>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const task = await tickTask(tx, operator, id, done === 'yes' ? operator.operatorId : null)
    if (!task) throw new Refusal('NOT_FOUND')
    const { enquiryId, enquiryNo, body } = task
    const entry = { action: 'settle', noun: 'enquiry', key: enquiryId, title: enquiryNo } as const
    return audit(tx, operator, { ...entry, after: { body, done: done === 'yes' } })
  })
