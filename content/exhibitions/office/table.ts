import { randomUUID } from 'node:crypto'
import { countryChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { exhibitionRecord } from './record.ts'

export const exhibitionTable = recordTable(exhibitionRecord, {
  order: sql`it.start_date desc`,
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { countryId: countryChoices },
})
