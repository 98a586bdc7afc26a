import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { raw } from '../../records/server/names.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { media, MediaKind, MediaUse } from '../contract.ts'

/** Who looks: people of a shop see what is of it, others what their roles let them read. */
export interface Looker {
  operatorId: number
  shopId: number | null
  nouns: readonly string[]
}

type Uploader = { uploadedAt: string | null; uploadedBy: string | null; uploadedByEn: string | null }
type Alt = { alt: string; altEn: string }
type FileRow = Columns<'picture', 'id' | 'name' | 'bytes'> &
  Alt &
  Uploader & { picture: Picture | null; url: string | null }

const uploader = sql`it.created_at as "uploadedAt", operator.name_zh as "uploadedBy", operator.name_en as "uploadedByEn"`

const told: Record<MediaKind, Sql> = {
  picture: sql`
    select it.id, it.name, it.bytes, it.alt_zh as alt, it.alt_en as "altEn", ${uploader}, ${pictureJson} as picture,
      it.src || '-' || it.widths[cardinality(it.widths)] || '.jpg' as url
    from picture as it join picture on picture.id = it.id left join operator on operator.id = it.operator_id`,
  document: sql`
    select it.id, it.name, it.bytes, '' as alt, '' as "altEn", ${uploader}, null::json as picture,
      case when not it.private then '/media/' || it.file end as url
    from stored_document as it left join operator on operator.id = it.operator_id`,
}

const tables: Record<MediaKind, Sql> = { picture: raw('picture'), document: raw('stored_document') }

/** What is used by something that the looker may see. */
const seenIn = (uses: Sql, { shopId, nouns }: Looker) =>
  shopId === null
    ? sql`select file from (${uses}) as used where noun = any(${nouns})`
    : sql`select file from (${uses}) as used where shop = ${shopId}`

/** The row is `it`. A document that not everybody may open is for who may read what it belongs to. */
function inReach(kind: MediaKind, uses: Sql, by: Looker): Sql {
  if (kind === 'document')
    return by.shopId === null
      ? sql`it.removed_at is null and (not it.private or it.operator_id = ${by.operatorId} or it.id in (${seenIn(uses, by)}))`
      : sql`it.removed_at is null and it.id in (${seenIn(uses, by)})`
  return by.shopId === null
    ? sql`it.removed_at is null`
    : sql`it.removed_at is null and (it.shop_id = ${by.shopId} or it.id in (${seenIn(uses, by)}))`
}

export function searchFiles(
  db: Db,
  uses: Sql,
  by: Looker,
  { tab, search, used, sort, ...paging }: ParsedOf<typeof media.list> & Paging,
): Promise<Page<FileRow>> {
  const named = search ? containing(search, sql`it.name`) : sql`true`
  const all = sql`select file from (${uses}) as used`
  const use = used === undefined ? sql`true` : used === 'no' ? sql`it.id not in (${all})` : sql`it.id in (${all})`
  const where = sql`where ${inReach(tab, uses, by)} and ${named} and ${use}`
  const order = sorted(sort, { name: sql`lower(it.name)`, bytes: sql`it.bytes`, uploadedAt: sql`it.created_at` })
  return paged(
    db,
    paging,
    sql`${told[tab]} ${where} ${order}, it.id desc`,
    sql`select count(*) from ${tables[tab]} as it ${where}`,
  )
}

export const findFile = (db: Db, kind: MediaKind, uses: Sql, by: Looker, id: number) =>
  db.first<FileRow>(sql`${told[kind]} where it.id = ${id} and ${inReach(kind, uses, by)}`)

export type UseRow = Omit<MediaUse, 'state'> & { file: number; state: number; seen: boolean; total: number }

/** The first uses of each file, those that the looker may see before the others, and how many there are. */
export const searchUses = (db: Db, uses: Sql, by: Looker, ids: readonly number[], most: number) =>
  db.many<UseRow>(sql`
    select file, noun, state, key, name, "nameEn", seen, total::int from (
      select once.*, count(*) over (partition by file) as total,
        row_number() over (partition by file order by seen desc, state, noun, key) as nth
      from (
        select distinct on (file, noun, key) used.*,
          ${by.shopId === null ? sql`noun = any(${by.nouns})` : sql`shop is not distinct from ${by.shopId}`} as seen
        from (${uses}) as used where file = any(${ids}) order by file, noun, key, state
      ) as once
    ) as counted where nth <= ${most} order by file, nth`)

/** People of a shop change only what they have sent themselves. */
const sentFor = (kind: MediaKind, { shopId }: Looker) =>
  shopId === null ? sql`true` : kind === 'picture' ? sql`it.shop_id = ${shopId}` : sql`false`

/** Nobody takes them into use before this transaction ends. */
export const lockFiles = (tx: Db, kind: MediaKind, uses: Sql, by: Looker, ids: readonly number[]) =>
  tx.many<Columns<'picture', 'id' | 'name'> & Words>(sql`
    select it.id, it.name ${kind === 'picture' ? sql`, it.alt_zh as alt, it.alt_en as "altEn"` : nothing} from ${tables[kind]} as it
    where it.id = any(${ids}) and ${inReach(kind, uses, by)} and ${sentFor(kind, by)} order by it.id for update of it`)

export const markRemoved = (tx: Db, kind: MediaKind, ids: readonly number[]) =>
  tx.run(sql`update ${tables[kind]} set removed_at = now() where id = any(${ids})`)

/** Answers how many were removed, and their files are still there. */
export const putBack = (tx: Db, kind: MediaKind, by: Looker, id: number) =>
  tx.run(sql`
    update ${tables[kind]} as it set removed_at = null
    where id = ${id} and removed_at is not null and ${sentFor(kind, by)}`)

export interface Words extends Partial<Alt> {
  name: string
}

export const updateWords = (tx: Db, kind: MediaKind, id: number, { name, alt, altEn }: Words) =>
  tx.run(sql`
    update ${tables[kind]} set name = ${name} ${kind === 'picture' ? sql`, alt_zh = ${alt}, alt_en = ${altEn}` : nothing}
    where id = ${id}`)
