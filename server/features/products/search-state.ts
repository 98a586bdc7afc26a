import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'
import { baseUnit, type Unit } from '#contract/units.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon } from './load-lexicon.ts'
import { loadFacetNames, type FacetNames } from './load-facet-names.ts'
import type { ParameterUnits } from './wanted.ts'

const mostKept = 500
const keepForMs = 30_000

/** What was read or counted, for as long as nothing that search reads has changed. */
export interface SearchState {
  version: number
  lexicon(): Promise<Lexicon>
  parameters(): Promise<ParameterUnits>
  names(): Promise<FacetNames>
  has(name: string): boolean
  /** Asks once, however many ask at the same time. */
  keep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer>
}

const states = new WeakMap<Db, SearchState>()

/** Every process reads the version with each search, so none answers from before a change. */
export function searchStateAt(db: Db, version: number): SearchState {
  const known = states.get(db)
  if (known?.version === version) return known
  const kept = new Map<string, { until: number; answer: Promise<unknown> }>()
  function keep<Answer>(name: string, ask: () => Promise<Answer>, forMs = keepForMs): Promise<Answer> {
    const now = performance.now()
    const found = kept.get(name)
    if (found && found.until > now) return found.answer as Promise<Answer>
    const answer = ask()
    kept.delete(name)
    kept.set(name, { until: now + forMs, answer })
    answer.catch(() => kept.delete(name))
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
    return answer
  }
  const state: SearchState = {
    version,
    lexicon: () => keep('lexicon', () => loadLexicon(db), Infinity),
    parameters: () => keep('parameters', () => loadParameterUnits(db), Infinity),
    names: () => keep('names', () => loadFacetNames(db), Infinity),
    has: (name) => kept.has(name),
    keep,
  }
  states.set(db, state)
  return state
}

async function loadParameterUnits(db: Db): Promise<ParameterUnits> {
  const rows = await db.many<{ id: number; code: string; unit: Unit }>(sql`select id, code, unit from parameter`)
  return new Map(rows.map(({ id, code, unit }) => [code, { id, baseUnit: baseUnit(unit) }]))
}

/** The version, and which of the words some product has. */
export async function readSearchState(db: Db, words: string[]): Promise<{ version: number; words: Set<string> }> {
  const row = await db.first<{ version: number; words: string[] }>(sql`
    select version, array(select word from search_vocab where word = any(${words})) as words from search_state`)
  return { version: row?.version ?? 0, words: new Set(row?.words) }
}
