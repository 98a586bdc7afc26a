import { companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { statements } from '../contract.ts'
import { getStatement } from './get-statement.ts'

export const statementHandlers: Handlers<typeof statements> = {
  own: (asked, { db, caller }) => getStatement(db.reports, companyOf(caller.memberId), asked),
}
