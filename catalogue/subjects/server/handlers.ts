import type { Handlers } from '#platform/server/api/context.ts'
import type { subjects } from '../contract.ts'
import { getSubject } from './get-subject.ts'
import { searchSubjects } from './queries.ts'

export const subjectHandlers: Handlers<typeof subjects> = {
  subjects: (_, { db }) => searchSubjects(db),
  subject: ({ id, ...paging }, { db }) => getSubject(db, id, paging),
}
