import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'
import { baseUnit, type Unit } from '#contract/units.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon } from './load-lexicon.ts'
import { loadNames, type Names } from './load-names.ts'
import type { ParameterUnits } from './wanted.ts'

const mostKept = 2000
const keepForMs = 30_000

/** What was read or counted, for as long as nothing that search reads has changed. */
export interface SearchState {
  lexicon(): Promise<Lexicon>
  parameters(): Promise<ParameterUnits>
  names(): Promise<Names>
  has(name: string): boolean
  /** Asks once, however many ask at the same time. */
  keep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer>
}

export interface Versions {
  version: number
  wordsVersion: number
}

const states = new WeakMap<Db, { state: SearchState; versions: Versions; words: Shelf }>()

/** Every process reads the versions with each search, so none answers from before a change. */
export function searchStateAt(db: Db, versions: Versions): SearchState {
  const known = states.get(db)
  const sameWords = known?.versions.wordsVersion === versions.wordsVersion
  if (known && sameWords && known.versions.version === versions.version) return known.state
  const words = known && sameWords ? known.words : new Shelf(Infinity)
  const answers = new Shelf(keepForMs)
  const state: SearchState = {
    lexicon: () => words.keep('lexicon', () => loadLexicon(db)),
    parameters: () => words.keep('parameters', () => loadParameterUnits(db)),
    names: () => words.keep('names', () => loadNames(db)),
    has: (name) => answers.has(name),
    keep: (name, ask) => answers.keep(name, ask),
  }
  states.set(db, { state, versions, words })
  return state
}

class Shelf {
  readonly #kept = new Map<string, { until: number; answer: Promise<unknown> }>()
  readonly #forMs: number

  constructor(forMs: number) {
    this.#forMs = forMs
  }

  has(name: string): boolean {
    return (this.#kept.get(name)?.until ?? 0) > performance.now()
  }

  keep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.has(name)) return this.#kept.get(name)?.answer as Promise<Answer>
    const answer = ask()
    this.#kept.delete(name)
    this.#kept.set(name, { until: performance.now() + this.#forMs, answer })
    answer.catch(() => this.#kept.delete(name))
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value as string)
    return answer
  }
}

async function loadParameterUnits(db: Db): Promise<ParameterUnits> {
  const rows = await db.many<{ id: number; code: string; unit: Unit }>(sql`select id, code, unit from parameter`)
  return new Map(rows.map(({ id, code, unit }) => [code, { id, baseUnit: baseUnit(unit) }]))
}

/** The versions, and which of the words some product has. */
export async function readSearchState(db: Db, words: string[]): Promise<Versions & { words: Set<string> }> {
  const row = await db.first<Versions & { words: string[] }>(sql`
    select version, words_version as "wordsVersion",
      array(select word from search_vocab where word = any(${words})) as words
    from search_state`)
  return { version: row?.version ?? 0, wordsVersion: row?.wordsVersion ?? 0, words: new Set(row?.words) }
}

export const currentState = async (db: Db) => searchStateAt(db, await readSearchState(db, []))
