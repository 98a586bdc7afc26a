import type { Context, Handlers } from '#platform/server/api/context.ts'
import { isVisible, type Records, type VisibleCalls, type VisibleName } from '../visible.ts'
import type { RecordNoun } from '../record.ts'
import type { KnownTable, TablesOf } from './record-table.ts'
import { searchVisible } from './visible-queries.ts'

/** What visitors are answered of each noun that shows them something. */
export const visibleHandlersOf = <R extends Records>(tables: TablesOf<R>) =>
  Object.fromEntries(
    Object.entries<KnownTable<RecordNoun>>(tables)
      .filter(([, { record }]) => isVisible(record))
      .map(([name, table]) => [name, { list: (_: object, { db }: Context) => searchVisible(db, table) }]),
  ) as unknown as { [Name in VisibleName<R>]: Handlers<VisibleCalls<R[Name]>> }
