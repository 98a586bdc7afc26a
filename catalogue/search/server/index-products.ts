import type { Db } from '#platform/server/database/database.ts'
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

/**
 * Brings the search up to date with these products; called in the transaction that changed, published or withdrew them,
 * and for all products of a brand, category or label that got another name.
 */
export async function indexProducts(db: Db, ids: number[]): Promise<void> {
  await lockSearch(db)
  const lexicon = await loadLexicon(db)
  const rows = (await searchIndexable(db, ids)).map((product) => rowOf(product, lexicon))
  const before = await searchIndexed(db, ids)
  const listed = new Set(rows.map((row) => row.product_id))

  await saveGroups(db, rows)
  const groups = await saveSearchRows(db, rows)
  await removeSearchRows(
    db,
    ids.filter((id) => !listed.has(id)),
  )
  await addToGroups(
    db,
    changesOf(
      before.map((row) => row.groupId),
      groups.map((row) => row.groupId),
    ),
  )
  await addToVocab(
    db,
    changesOf(
      before.flatMap((row) => [...vocabOf(row.tokens)]),
      rows.flatMap((row) => [...vocabOf(row.own)]),
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
