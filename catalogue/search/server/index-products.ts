import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import {
  addToGroups,
  addToVocab,
  lockSearch,
  removeSearchRows,
  saveGroups,
  saveSearchRows,
  searchIndexable,
  searchIndexed,
  type SearchRow,
} from './index-queries.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon } from './load-lexicon.ts'
import { facetTokensOf, ownTokensOf, scoreOf, vocabOf, type IndexedProduct } from './search-row.ts'
import { keyOf } from './search-tokens.ts'

const atOnce = 1_000

/**
 * Brings the search up to date with these products; called in the transaction that changed, published or withdrew them,
 * and for all products of a brand, category or label that got another name.
 */
export async function indexProducts(
  tx: Db,
  ids: readonly number[],
  /** Whoever waits is told in between. */
  say?: () => Promise<unknown>,
): Promise<void> {
  await lockSearch(tx)
  const lexicon = await loadLexicon(tx)
  const read = async (some: readonly number[]) => {
    if (some.length === 0) return { rows: [], before: [] }
    const [products, before] = await together([searchIndexable(tx, some), searchIndexed(tx, some)])
    return { rows: products.map((product) => rowOf(product, lexicon)), before }
  }
  let next = read(ids.slice(0, atOnce))
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const { rows, before } = await next
    // Asked for before the others are written, so that their words are found while the database writes.
    next = read(ids.slice(at + atOnce, at + 2 * atOnce))
    await together([next, write(tx, some, rows, before)])
    await say?.()
  }
}

type Before = Awaited<ReturnType<typeof searchIndexed>>

async function write(tx: Db, ids: readonly number[], rows: SearchRow[], before: Before) {
  const listed = new Set(rows.map((row) => row.product_id))
  const gone = ids.filter((id) => !listed.has(id))
  const words = changesOf(
    before.flatMap((row) => [...vocabOf(row.tokens)]),
    rows.flatMap((row) => [...vocabOf(row.own)]),
  )
  const [, groups] = await together([
    saveGroups(tx, rows),
    saveSearchRows(tx, rows),
    removeSearchRows(tx, gone),
    addToVocab(tx, words),
  ])
  await addToGroups(
    tx,
    changesOf(
      before.map((row) => row.groupId),
      groups.map((row) => row.groupId),
    ),
  )
}

function rowOf(product: IndexedProduct, lexicon: Lexicon): SearchRow {
  const facets = facetTokensOf(product)
  const own = ownTokensOf(product, facets, lexicon)
  return { product_id: product.id, facets, own, score: scoreOf(product), model_key: keyOf(product.model) }
}

/** How often each thing is there more often than before. */
function changesOf<Thing>(before: Thing[], after: Thing[]): Map<Thing, number> {
  const changes = new Map<Thing, number>()
  const add = (thing: Thing, by: number) => changes.set(thing, (changes.get(thing) ?? 0) + by)
  for (const thing of before) add(thing, -1)
  for (const thing of after) add(thing, 1)
  for (const [thing, by] of changes) if (by === 0) changes.delete(thing)
  return changes
}
