import { Refusal } from '#platform/contract/errors.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finder, Finders } from '#platform/office/finder.ts'
import { findDocuments } from '#platform/office/documents/queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context, Handlers } from '#platform/server/api/context.ts'
import { hasChoices, type RecordCalls, type RecordFilters } from '../calls.ts'
import type { DocumentLink, RecordNoun } from '../record.ts'
import type { GivenTable } from '../table-calls.ts'
import { searchPictures } from './content-queries.ts'
import { idsOf } from './content-versions.ts'
import { applyTable, checkTable } from './import-table.ts'
import { findRecordRow, searchAllRecords, searchedIn, searchRecords } from './list-queries.ts'
import { findNamed, searchChoices } from './queries.ts'
import type { KnownTable, ListedTable, RecordTable, StoredRecord, TablesOf } from './record-table.ts'
import { removeRecords } from './remove-record.ts'
import { createRecord, saveRecord } from './save-record.ts'
import { undoerOf } from './undo-record.ts'

const linksTo = async (db: Db, ids: readonly number[]): Promise<Record<string, DocumentLink>> =>
  Object.fromEntries(
    [...(await findDocuments(db, ids)).values()].map(({ id, name, file }) => [id, { name, url: `/media/${file}` }]),
  )

/** What changes records, the same for every noun. */
export const changingHandlers = (table: RecordTable) => ({
  create: (input: object, context: Context<'operator'>) => createRecord(table, input as StoredRecord, context),
  update: (input: object, context: Context<'operator'>) => saveRecord(table, input as StoredRecord, context),
  remove: ({ ids }: { ids: number[] }, context: Context<'operator'>) => removeRecords(table, ids, context),
})

/** The handlers of a record noun. Its table of fields types them; inside, all records are alike. */
export function recordHandlers<R extends RecordNoun>(table: KnownTable<R>): Handlers<RecordCalls<R>> {
  const handlers = {
    list: (filter: RecordFilters, { db }: Context) =>
      table.record.sort ? searchRecords(db, table, filter) : searchAllRecords(db, table),
    info: async ({ id }: { id: number }, { db }: Context) => {
      const found = await findRecordRow(db, table, id)
      if (!found) throw new Refusal('NOT_FOUND')
      const [pictureIds, documentIds] = [idsOf('picture', table, found), idsOf('document', table, found)]
      return {
        ...found,
        pictures: pictureIds.length === 0 ? {} : await searchPictures(db, pictureIds),
        documents: documentIds.length === 0 ? {} : await linksTo(db, documentIds),
      }
    },
    ...changingHandlers(table),
    checkTable: (given: GivenTable, context: Context<'operator'>) => checkTable(table, given, context),
    applyTable: (given: GivenTable & { print: string }, context: Context<'operator'>) =>
      applyTable(table, given, context),
    ...(hasChoices(table.record) && choiceHandlers(table)),
  }
  return handlers as unknown as Handlers<RecordCalls<R>>
}

export const choiceHandlers = ({ choices = {} }: Pick<RecordTable, 'choices'>) => ({
  choices: async (_: object, { db }: Context) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(choices).map(async ([name, query]) => [name, await searchChoices(db, query)] as const),
      ),
    ),
})

/** The handlers of all of them, by their names. */
export const handlersOfAll = <Records extends Readonly<Record<string, RecordNoun>>>(tables: TablesOf<Records>) =>
  Object.fromEntries(
    Object.entries<KnownTable<RecordNoun>>(tables).map(([name, table]) => [name, recordHandlers(table)]),
  ) as unknown as { [Name in keyof Records]: Handlers<RecordCalls<Records[Name]>> }

/** What can be undone, and what the palette finds, of these nouns. */
export const undoersOf = (tables: readonly RecordTable[]): Undoers =>
  Object.fromEntries(tables.map((table) => [table.noun, undoerOf(table)]))

export const findersOf = (tables: readonly ListedTable[]): Finders =>
  Object.fromEntries(
    tables.map((table): [string, Finder] => [
      table.noun,
      { permission: table.record.read, find: (db, text) => findNamed(db, table, text, searchedIn(table)) },
    ]),
  )
