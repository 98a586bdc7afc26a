import type { KeptVersion } from '../version-calls.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface VersionKey {
  noun: string
  key: string
}

export const insertVersion = (
  db: Db,
  { noun, key }: VersionKey,
  version: number,
  content: object,
  operatorId: number | null,
) =>
  db.run(sql`
    insert into content_version (noun, key, version, content, operator_id)
    values (${noun}, ${key}, ${version}, ${content}, ${operatorId}) on conflict do nothing`)

export async function findVersion<Content>(db: Db, { noun, key }: VersionKey, version: number) {
  const row = await db.first<{ content: Content }>(
    sql`select content from content_version where noun = ${noun} and key = ${key} and version = ${version}`,
  )
  return row?.content
}

export async function lastVersion(db: Db, { noun, key }: VersionKey): Promise<number> {
  const row = await db.first<{ last: number | null }>(
    sql`select max(version) as last from content_version where noun = ${noun} and key = ${key}`,
  )
  return row?.last ?? 1
}

const most = 50

export const searchVersions = (db: Db, { noun, key }: VersionKey) =>
  db.many<KeptVersion>(sql`
    select content_version.version, at, operator.name_zh as "operatorName", operator.name_en as "operatorNameEn",
      content as values
    from content_version left join operator on operator.id = operator_id
    where noun = ${noun} and key = ${key} order by content_version.version desc limit ${most}`)
