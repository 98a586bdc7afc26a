import type { AuditNoun } from '#platform/office/audit/contract.ts'
import type { Actor } from '#platform/office/audit/server/audit.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { raw, snake } from './names.ts'
import type { RecordValues } from '../fields.ts'
import type { RecordNoun, StoredOf } from '../record.ts'

/** Where the several ids of a field are kept. */
export interface Link {
  table: string
  owner: string
  column: string
  ordered?: boolean
}

export type StoredRecord = RecordValues & { id: number; version: number }

/** How records are kept: what the shared queries must know beside the table of fields. In SQL the row is `it`. */
export interface RecordTable<R extends RecordNoun = RecordNoun> {
  noun: AuditNoun
  record: R
  table: string
  /** The field that names a thing. */
  heading: string
  /** Of whole lists, and of what the palette finds. */
  order: Sql
  /** Where a column is not called like its field. */
  columns?: Readonly<Record<string, string>>
  /** How a field is read that is no plain column. */
  reads?: Readonly<Record<string, Sql>>
  links?: Readonly<Record<string, Link>>
  /** Tables of fields that are rows, each row with its `position`. */
  rows?: Readonly<Record<string, Pick<Link, 'table' | 'owner'>>>
  /** Columns that no form shows, yet belong to the thing. */
  kept?: readonly string[]
  /** Their values for something new. */
  made?: () => RecordValues
  /** Columns that follow from the others. */
  derived?(values: StoredOf<R>, isNew: boolean): Readonly<Record<string, Sql>>
  /** Ids come from here; by default from the column itself. */
  newId?: Sql
  /** What the fields that refer to something offer: value, name, nameEn. */
  choices?: Readonly<Record<string, Sql>>
  /** No two may be alike in these; the message is shown at the first. */
  unique?: readonly { fields: readonly string[]; message?: string }[]
  /** What is given, as it is kept. */
  ready?(values: StoredOf<R>): StoredOf<R>
  /** Field → message key of what is wrong. */
  check?(tx: Db, values: StoredOf<R>, before: StoredOf<R> | undefined, by: Actor): Promise<Record<string, string>>
  /** What gives way to a thing that is about to be written. */
  makeRoom?(tx: Db, values: StoredOf<R>): Promise<unknown>
  /** What the rest of the database must follow, before the new state is written down. */
  onSaved?(tx: Db, id: number, values: StoredOf<R>, before: StoredOf<R> | undefined): Promise<unknown>
  /** The same before rows go. */
  onRemove?(tx: Db, ids: readonly number[]): Promise<unknown>
  /** What is counted of each, `uses` of the table of fields among it. */
  counts?: Readonly<Record<string, Sql>>
  /** What may be removed; the others are needed by a page. */
  removable?: Sql
  /** What else a row tells, and by what it can be joined. */
  shown?: Readonly<Record<string, Sql>>
  joins?: Sql
  /** Columns that the search looks into; by default all lines of text. */
  searched?: Sql
  sort?: Readonly<Record<string, Sql>>
  filters?: Readonly<Record<string, (value: string | number) => Sql>>
}

/** A table whose record is known; to the shared queries all tables are alike. */
export type KnownTable<R extends RecordNoun> = RecordTable & { readonly record: R }

type Given<R extends RecordNoun> = Partial<RecordTable<R>> & { record?: never; noun?: never; heading?: never }

/**
 * Keeps the type of the table of fields, by which the hooks are checked. The table is called like the noun, things are in
 * the order of their `position`, and no two have the same `code`, unless something else is said.
 */
export const recordTable = <R extends RecordNoun>(record: R, given: Given<R> = {}): KnownTable<R> =>
  ({
    table: snake(record.noun),
    order: raw('position' in record.fields ? 'it.position, it.id' : 'it.id'),
    unique: 'code' in record.fields ? [{ fields: ['code'] }] : [],
    ...given,
    record,
    noun: record.noun,
    heading: record.heading,
  }) as unknown as KnownTable<R>

export type TablesOf<Records extends Readonly<Record<string, RecordNoun>>> = {
  [Name in keyof Records]: KnownTable<Records[Name]>
}

/** How all of them are kept; a noun that is not among the given is kept in the usual way. */
export const tablesOf = <Records extends Readonly<Record<string, RecordNoun>>>(
  records: Records,
  given: Partial<TablesOf<Records>>,
) =>
  Object.fromEntries(
    Object.entries(records).map(([name, record]) => [name, given[name] ?? recordTable(record)]),
  ) as TablesOf<Records>
