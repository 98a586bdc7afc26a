import type { Handlers } from '#platform/server/api/context.ts'
import { searchCompanyRows } from '../server/company-queries.ts'
import { answerAtDesk, appointAtDesk } from './change-people.ts'
import type { companies } from './contract.ts'
import { getDeskCompany, reviewCompany } from './review-company.ts'

export const deskCompanyHandlers: Handlers<typeof companies> = {
  list: (filter, { db }) => searchCompanyRows(db, filter),
  info: ({ id }, { db }) => getDeskCompany(db, id),
  appoint: (input, context) => appointAtDesk(input, context),
  answerRequest: (input, context) => answerAtDesk(input, context),
  review: (input, context) => reviewCompany(input, context),
}
