import type { Handlers } from '#platform/server/api/context.ts'
import type { enquiryTasks } from './contract.ts'
import { addTask, tickOff } from './keep-tasks.ts'
import { searchTasks } from './queries.ts'

export const enquiryTaskHandlers: Handlers<typeof enquiryTasks> = {
  ofEnquiry: ({ id }, { db, operator }) => searchTasks(db, operator, id),
  add: (task, context) => addTask(task, context),
  tick: (which, context) => tickOff(which, context),
}
