import type { Handlers } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getStatement } from '../server/get-statement.ts'
import type { statements } from './contract.ts'

export const deskStatementHandlers: Handlers<typeof statements> = {
  info: ({ id, ...asked }, { db }) => getStatement(db.reports, sql`${id}`, asked),
}
