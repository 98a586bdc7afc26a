import { keyOf } from '#catalogue/search/server/search-tokens.ts'
import { categoryChoices, labelChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { problemsOf } from './problems.ts'
import { crossReferenceRecord } from './record.ts'

export const crossReferenceTable = recordTable(crossReferenceRecord, {
  order: sql`it.model`,
  unique: [{ fields: ['model', 'producer'], message: 'adminCrossReferences.there' }],
  derived: ({ model }) => ({ model_key: sql`${keyOf(model)}` }),
  links: { labelIds: { table: 'cross_reference_label', owner: 'cross_reference_id', column: 'label_id' } },
  rows: { stated: { table: 'cross_reference_value', owner: 'cross_reference_id' } },
  choices: { categoryId: categoryChoices, labelIds: labelChoices },
  counts: {
    values: sql`(select count(*) from cross_reference_value where cross_reference_id = it.id)`,
    sold: sql`(select count(*) from product_search where model_key = it.model_key)`,
  },
  check: problemsOf,
})
