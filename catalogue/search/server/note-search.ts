import type { Database } from '#platform/server/database/database.ts'
import { addTerms, type TermCount } from './queries.ts'

const flushMs = 5_000
const mostTerms = 1_000
const mostSigns = 60

interface Notebook {
  terms: Map<string, TermCount>
  timer: ReturnType<typeof setTimeout> | undefined
}
const notebooks = new WeakMap<Database, Notebook>()

/**
 * Counts what was searched for. It only writes into memory: a search never waits for it, and what a killed process had
 * not yet written down is a few seconds of a statistic.
 */
export function noteSearch(db: Database, key: string, totalCount: number): void {
  const term = key.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, mostSigns).trim()
  if (term === '' || !term.isWellFormed()) return
  const notebook = notebooks.get(db) ?? { terms: new Map(), timer: undefined }
  notebooks.set(db, notebook)
  const known = notebook.terms.get(term)
  if (!known && notebook.terms.size >= mostTerms) return
  const none = totalCount === 0 ? 1 : 0
  notebook.terms.set(term, {
    term,
    searches: (known?.searches ?? 0) + 1,
    withoutResult: (known?.withoutResult ?? 0) + none,
  })
  notebook.timer ??= setTimeout(() => void writeSearches(db), flushMs).unref()
}

/** Everything that was counted since the last time, in one statement. */
export async function writeSearches(db: Database): Promise<void> {
  const notebook = notebooks.get(db)
  notebooks.delete(db)
  clearTimeout(notebook?.timer)
  if (!notebook || notebook.terms.size === 0) return
  // A statistic is not worth an error: the database may just be away.
  await addTerms(db, [...notebook.terms.values()]).catch(() => undefined)
}
