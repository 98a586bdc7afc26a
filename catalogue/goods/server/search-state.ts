import { asLasting } from '#platform/contract/lasting.ts'
import type { Db } from '#platform/server/database/database.ts'
import { noteShown, notingShown, Shown } from '#platform/server/pages/shown.ts'
import { loadNames, type Names } from './load-names.ts'
import { findVersions, type Versions } from './queries.ts'
import { together } from './together.ts'

const mostAnswers = 2000
const mostItems = 5000
const keepForMs = 30_000

/** What was read or counted, for as long as nothing that search reads has changed. */
export interface SearchState {
  readonly version: number
  /** At which prices in two currencies are compared. */
  readonly cnyPerUsd: string | null
  names(): Promise<Names>
  /** What depends on names and parameters only; it outlives changes of products. */
  words<Answer>(name: string, load: () => Promise<Answer>): Promise<Answer>
  has(name: string): boolean
  /** Asks once, however many ask at the same time. */
  keep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer>
  /** The same for many things, in their order: asks once for all that are not known. */
  keepEach<Answer>(kind: string, ids: number[], ask: AskEach<Answer>): Promise<(Answer | undefined)[]>
}

type AskEach<Answer> = (ids: number[]) => Promise<Map<number, Answer>>

const states = new WeakMap<Db, { state: SearchState; versions: Versions; words: AnswerCache }>()

/** Every process reads the versions with each search, so none answers from before a change. */
export async function currentState(db: Db): Promise<SearchState> {
  const versions = await readVersions(db, undefined)
  const known = states.get(db)
  const sameWords = known?.versions.wordsVersion === versions.wordsVersion
  if (
    known &&
    sameWords &&
    known.versions.version === versions.version &&
    known.versions.cnyPerUsd === versions.cnyPerUsd
  )
    return known.state
  const words = known && sameWords ? known.words : new AnswerCache(Infinity, mostAnswers)
  const answers = new AnswerCache(keepForMs, mostAnswers)
  const items = new AnswerCache(keepForMs, mostItems)
  const state: SearchState = {
    version: versions.version,
    cnyPerUsd: versions.cnyPerUsd,
    names: () => words.keep('names', () => loadNames(db)),
    words: (name, load) => words.keep(name, load),
    has: (name) => answers.has(name),
    keep: (name, ask) => answers.keep(name, ask),
    keepEach: (kind, ids, ask) => items.keepEach(kind, ids, ask),
  }
  states.set(db, { state, versions, words })
  return state
}

interface Kept {
  until: number
  answer: Promise<unknown>
  /** Pages that are made of the answer show it too. */
  shown: Shown
}

class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  readonly #forMs: number
  readonly #most: number

  constructor(forMs: number, most: number) {
    this.#forMs = forMs
    this.#most = most
  }

  has(name: string): boolean {
    return this.#known(name) !== undefined
  }

  async keep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { answer, shown } = this.#known(name) ?? this.#begin(name, ask)
    const found = await answer
    noteShown(...shown)
    return found as Answer
  }

  #begin(name: string, ask: () => Promise<unknown>): Kept {
    const shown = new Shown()
    const answer = notingShown(shown, ask).then(asLasting)
    const kept = { until: performance.now() + this.#forMs, answer, shown }
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    answer.catch(() => this.#kept.delete(name))
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string)
    return kept
  }

  keepEach<Answer>(kind: string, ids: number[], ask: AskEach<Answer>): Promise<(Answer | undefined)[]> {
    const known = ids.map((id) => ({ id, answer: this.#known(`${kind} ${id}`)?.answer as Promise<Answer> | undefined }))
    const missing = known.flatMap(({ id, answer }) => (answer ? [] : [id]))
    const asked = missing.length > 0 ? ask(missing) : undefined
    return Promise.all(
      known.map(({ id, answer }) => answer ?? this.keep(`${kind} ${id}`, async () => (await asked)?.get(id))),
    )
  }

  #known(name: string): Kept | undefined {
    const kept = this.#kept.get(name)
    return kept && kept.until > performance.now() ? kept : undefined
  }
}

const readVersions = together<undefined, Versions>(
  async (db) => (await findVersions(db)) ?? { version: 0, wordsVersion: 0, cnyPerUsd: null },
)
