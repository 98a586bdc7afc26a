import type { ProductItem } from '#catalogue/goods/product.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { Config } from '#platform/server/config.ts'
import { matchProducts } from '#catalogue/search/server/match-products.ts'
import { fetchMatches } from '#catalogue/search/server/fetch-matches.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { filterOfQuery } from './filter-of-query.ts'
import { insertMatches, listedSince, markChecked, removeOldMatches, searchWatches, type Watch } from './queries.ts'

const mostTold = 100
const mostNamed = 5

/** Writes a letter to every member for whom a new product matches a saved search. */
export async function alertMembers(db: Database, config: Config, signal?: AbortSignal): Promise<void> {
  await eachAlone(await searchWatches(db), signal, (watch) => db.transaction((tx) => look(tx, config, watch)))
  await removeOldMatches(db)
}

async function look(db: Db, config: Config, watch: Watch): Promise<void> {
  const found = await newMatches(db, watch)
  const fresh = new Set(
    (
      await insertMatches(
        db,
        watch.id,
        found.map(({ id }) => id),
      )
    ).map((row) => row.productId),
  )
  const products = found.filter(({ id }) => fresh.has(id))
  if (products.length > 0) await notify(db, config, watch, products)
  await markChecked(db, watch.id, products.length > 0)
}

async function newMatches(db: Db, watch: Watch): Promise<ProductItem[]> {
  const read = filterOfQuery(watch.query)
  if (!read) return []
  // What was meant instead is offered on the page; a letter tells only of what was asked for.
  const matches = await matchProducts(db, read.filter, { conditions: [listedSince(watch)], asTyped: true })
  const page = await fetchMatches(db, matches, { page: 1, limit: mostTold, orderBy: 'created' })
  return page.list
}

const notify = (db: Db, config: Config, { memberId, name, query }: Watch, products: ProductItem[]) => {
  const named = products.slice(0, mostNamed)
  const all = named.map((product) => ({ zh: titleOf(product, 'zh-CN'), en: titleOf(product, 'en-US') }))
  const facts = { about: query, count: products.length, name, products: { all } }
  return notifyMember(db, config, memberId, 'savedSearch.found', facts)
}

const titleOf = (product: ProductItem, locale: Locale) =>
  [
    product.seriesName,
    product.modelName,
    locale === 'zh-CN' ? product.productCategoryName : product.productCategoryNameEn,
    locale === 'zh-CN' ? product.brandName : product.brandNameEn,
  ]
    .filter(Boolean)
    .join(' ')
