import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { baseUnit, type Unit } from '../units.ts'
import { problemsOf } from './problems.ts'
import { parameterRecord } from './record.ts'

export const parameterTable = recordTable(parameterRecord, {
  table: 'parameter',
  order: sql`it.position`,
  columns: { group: 'group_code' },
  unique: [{ fields: ['code'] }],
  derived: ({ unit }) => ({ base_unit: sql`${baseUnit(unit as Unit)}` }),
  counts: { products: sql`(select count(distinct product_id) from property where parameter_id = it.id)` },
  // The usual unit is always one of the units.
  ready: (values) => ({ ...values, units: [...new Set([values.unit, ...values.units])] }),
  check: problemsOf,
})
