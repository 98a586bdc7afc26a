import type { AuditNoun } from '#platform/office/audit/contract.ts'
import type { ContentValues } from '../content-fields.ts'
import type { ContentNoun } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'

/** Where the several ids of a field are kept. */
export interface Link {
  table: string
  owner: string
  column: string
  ordered?: boolean
}

/** How a noun of content is kept: what the shared queries must know beside the table of its fields. */
export interface ContentTable {
  noun: AuditNoun
  content: ContentNoun
  table: string
  /** The field that names a thing. */
  heading: 'title' | 'name'
  /** It has `published_at`, and can be a draft. */
  published?: boolean
  /** It has `ends_at` as well. */
  ends?: boolean
  /** What the list groups by; a fixed few have no names of their own. The row is `it`. */
  group?: { value: Sql; name?: Sql; nameEn?: Sql }
  order: Sql
  links?: Record<string, Link>
  /** Columns that no form shows, yet belong to the thing. */
  kept?: readonly string[]
  /** Their values for something new. */
  made?: () => ContentValues
  /** What the fields that refer to something offer: value, name, nameEn. */
  choices?: Record<string, Sql>
  /** What the rest of the database must follow, before the new state is written down. */
  onSaved?: (tx: Db, id: number) => Promise<unknown>
  /** What may be removed; the others are needed by a page. */
  removable?: Sql
  /** Where a visitor sees it. */
  path(values: ContentValues): string
}

export type StoredContent = ContentValues & { id: number; version: number }
