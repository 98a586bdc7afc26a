import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { planProblem, type PlanPart } from '../plan.ts'
import { paymentTypeRecord } from './record.ts'

function problemIn(parts: readonly PlanPart[]): Record<string, string> {
  const problem = planProblem(parts)
  return problem ? { parts: `adminPaymentTypes.wrong_${problem}` } : {}
}

export const paymentTypeTable = recordTable(paymentTypeRecord, {
  rows: { parts: { table: 'payment_type_part', owner: 'payment_type_id' } },
  check: async (_, { parts }) => problemIn(parts),
  counts: {
    uses: sql`((select count(*) from quote where payment_type = it.code)
      + (select count(*) from enquiry where payment_type = it.code))`,
  },
})
