import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finder, Finders } from '#platform/office/finder.ts'
import { findDocuments } from '#platform/office/documents/queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context, Handlers } from '#platform/server/api/context.ts'
import { hasChoices, type RecordCalls, type RecordFilters } from '../calls.ts'
import { isPublished, type DocumentLink, type RecordNoun } from '../record.ts'
import type { GivenTable } from '../table-calls.ts'
import type { RecordValues } from '../fields.ts'
import { dropDrafts, findDraft } from './draft-queries.ts'
import { keepDraft } from './keep-draft.ts'
import { keyOf } from './keep-version.ts'
import { applyTable, checkTable } from './import-table.ts'
import { findRecordRow, namedIn, searchAllRecords, searchRecords } from './list-queries.ts'
import { publishRecords, type Publishing } from './publish-records.ts'
import { findNamed, searchChoices, searchPictures } from './queries.ts'
import type { KnownTable, RecordTable, StoredRecord, TablesOf } from './record-table.ts'
import { removeRecords } from './remove-record.ts'
import { createRecord, saveRecord } from './save-record.ts'
import { undoerOf } from './undo-record.ts'
import { idsOf, listVersions, restoreVersion, type Restoring } from './versions.ts'

const linksTo = async (db: Db, ids: readonly number[]): Promise<Record<string, DocumentLink>> =>
  Object.fromEntries(
    [...(await findDocuments(db, ids)).values()].map(({ id, name, file, private: hidden }) => [
      id,
      { name, url: hidden ? to.office.file.document(id) : `/media/${file}` },
    ]),
  )

/** What only some nouns keep: their versions, and from when they are shown. */
const keepingHandlers = (table: RecordTable) => ({
  ...(table.record.versions && {
    versions: ({ id }: { id: number }, { db }: Context) => listVersions(db, table, id),
    restore: (input: Restoring, context: Context<'operator'>) => restoreVersion(table, input, context),
  }),
  ...(isPublished(table.record) && {
    publish: (input: Publishing, context: Context<'operator'>) => publishRecords(table, input, context),
  }),
  ...(table.record.seenAt && {
    draft: async ({ id }: { id: number }, { db, operator }: Context<'operator'>) => {
      const kept = await findDraft(db, operator.operatorId, keyOf(table.noun, id))
      return kept ? { basis: kept.version, saved: await infoOf(db, table, id, kept.content) } : null
    },
    keepDraft: (input: object, context: Context<'operator'>) => keepDraft(table, input as StoredRecord, context),
    dropDraft: async ({ id }: { id: number }, { db, operator }: Context<'operator'>) => {
      await dropDrafts(db, keyOf(table.noun, id), operator.operatorId)
    },
  }),
})

/** What is saved, with what was changed since. */
async function infoOf(db: Db, table: RecordTable, id: number, changed: RecordValues = {}) {
  const saved = await findRecordRow(db, table, id)
  if (!saved) throw new Refusal('NOT_FOUND')
  const found = { ...saved, ...changed }
  const [pictureIds, documentIds] = [idsOf('picture', table, found), idsOf('document', table, found)]
  return {
    ...found,
    pictures: pictureIds.length === 0 ? {} : await searchPictures(db, pictureIds),
    documents: documentIds.length === 0 ? {} : await linksTo(db, documentIds),
  }
}

/** The handlers of a record noun. Its table of fields types them; inside, all records are alike. */
export function recordHandlers<R extends RecordNoun>(table: KnownTable<R>): Handlers<RecordCalls<R>> {
  const handlers = {
    list: (filter: RecordFilters, { db }: Context) =>
      table.record.sort ? searchRecords(db, table, filter) : searchAllRecords(db, table),
    info: ({ id }: { id: number }, { db }: Context) => infoOf(db, table, id),
    create: (input: object, context: Context<'operator'>) => createRecord(table, input as StoredRecord, context),
    update: (input: object, context: Context<'operator'>) => saveRecord(table, input as StoredRecord, context),
    remove: ({ ids }: { ids: number[] }, context: Context<'operator'>) => removeRecords(table, ids, context),
    ...keepingHandlers(table),
    checkTable: (given: GivenTable, context: Context<'operator'>) => checkTable(table, given, context),
    applyTable: (given: GivenTable & { print: string }, context: Context<'operator'>) =>
      applyTable(table, given, context),
    ...(hasChoices(table.record) && choiceHandlers(table)),
  }
  return handlers as unknown as Handlers<RecordCalls<R>>
}

const choiceHandlers = ({ choices = {} }: Pick<RecordTable, 'choices'>) => ({
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

export const findersOf = (tables: readonly RecordTable[]): Finders =>
  Object.fromEntries(
    tables.map((table): [string, Finder] => [
      table.noun,
      { permission: table.record.read, find: (db, text) => findNamed(db, table, text, namedIn(table)) },
    ]),
  )
