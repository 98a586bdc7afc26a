import { withNeeded } from '#platform/contract/office/permissions.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findCodes, isBuiltIn, signOutHolders } from './role-queries.ts'
import { operatorRoleRecord } from './role-record.ts'

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

export const operatorRoleTable = recordTable(operatorRoleRecord, {
  order: sql`it.built_in desc, it.id`,
  shown: { builtIn: sql`it.built_in` },
  counts: { operators: sql`(select count(*) from operator_has_role where role_id = it.id)` },
  removable: sql`not it.built_in`,
  ready: (values) => ({ ...values, permissions: withNeeded(values.permissions) }),
  check: async (tx, { id, permissions }, before, { operatorId }): Promise<Record<string, string>> => {
    if (before && (await isBuiltIn(tx, id))) return { permissions: 'adminOperatorRoles.builtInStays' }
    const own = await findCodes(tx, operatorId)
    const all = [...permissions, ...(before?.permissions ?? [])]
    return all.every((code) => own.includes(code)) ? {} : { permissions: 'adminOperators.moreThanOwn' }
  },
  onSaved: async (tx, id, { permissions }, before) =>
    before && !same(permissions, before.permissions) && signOutHolders(tx, id),
})
