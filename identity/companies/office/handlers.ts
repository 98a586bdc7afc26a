import type { Handlers } from '#platform/server/api/context.ts'
import { searchCompanyRows, searchOwners } from '../server/company-queries.ts'
import { saveCare } from './save-care.ts'
import { answerAtDesk, appointAtDesk, appointKeeper } from './change-people.ts'
import type { companies } from './contract.ts'
import { getDeskCompany, reviewCompany } from './review-company.ts'

export const deskCompanyHandlers: Handlers<typeof companies> = {
  list: (filter, { db }) => searchCompanyRows(db, filter),
  info: ({ id }, { db }) => getDeskCompany(db, id),
  owners: (_, { db }) => searchOwners(db),
  care: (input, context) => saveCare(input, context),
  appointKeeper: (input, context) => appointKeeper(input, context),
  appoint: (input, context) => appointAtDesk(input, context),
  answerRequest: (input, context) => answerAtDesk(input, context),
  review: (input, context) => reviewCompany(input, context),
}
