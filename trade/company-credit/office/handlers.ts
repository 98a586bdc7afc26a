import type { Handlers } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import { searchStandings } from '../server/shared-queries.ts'
import type { companyCredit } from './contract.ts'
import { saveCredit } from './save-credit.ts'

export const deskCreditHandlers: Handlers<typeof companyCredit> = {
  info: ({ id }, { db }) => searchStandings(db, sql`${id}`),
  save: (input, context) => saveCredit(input, context),
}
