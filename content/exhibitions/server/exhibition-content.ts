import { randomUUID } from 'node:crypto'
import { exhibitionContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { countryChoices } from '#platform/office/records/server/choice-queries.ts'

export const exhibitionTable: ContentTable = {
  noun: 'exhibition',
  record: exhibitionContent,
  table: 'exhibition',
  versions: true,
  heading: 'name',
  published: true,
  group: {
    value: sql`it.country_id`,
    name: sql`(select name_zh from country where country.id = it.country_id)`,
    nameEn: sql`(select name_en from country where country.id = it.country_id)`,
  },
  order: sql`it.start_date desc`,
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { countryId: countryChoices },
  path: () => '/',
}
