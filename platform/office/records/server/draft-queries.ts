import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { RecordValues } from '../fields.ts'
import type { VersionKey } from './version-queries.ts'

export const putDraft = (
  db: Db,
  operatorId: number,
  { noun, key }: VersionKey,
  { version, ...content }: object & { version: number },
) =>
  db.run(sql`
    insert into content_draft (operator_id, noun, key, version, content)
    values (${operatorId}, ${noun}, ${key}, ${version}, ${content})
    on conflict (operator_id, noun, key) do update
    set version = excluded.version, content = excluded.content, at = now()`)

export const findDraft = <Content = RecordValues>(db: Db, operatorId: number, { noun, key }: VersionKey) =>
  db.first<Columns<'content_draft', 'version'> & { content: Content }>(sql`
    select version, content from content_draft
    where operator_id = ${operatorId} and noun = ${noun} and key = ${key}`)

/** Of one operator, or of all. */
export const dropDrafts = (db: Db, { noun, key }: VersionKey, operatorId?: number) =>
  db.run(sql`
    delete from content_draft where noun = ${noun} and key = ${key}
      ${operatorId === undefined ? nothing : sql`and operator_id = ${operatorId}`}`)
