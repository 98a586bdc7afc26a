import { companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { companyCredit } from '../contract.ts'
import { searchStandings } from './shared-queries.ts'

export const companyCreditHandlers: Handlers<typeof companyCredit> = {
  own: (_, { db, caller }) => searchStandings(db, companyOf(caller.memberId)),
}
