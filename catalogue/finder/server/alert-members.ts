import type { ProductItem } from '#catalogue/goods/product.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { matchProducts } from '#catalogue/search/server/match-products.ts'
import { fetchMatches } from '#catalogue/search/server/fetch-matches.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { filterOfQuery } from './filter-of-query.ts'
import { insertMatches, listedSince, markChecked, removeOldMatches, searchWatches, type Watch } from './queries.ts'

const mostTold = 100
const mostNamed = 5

/** Writes a letter to every member for whom a new product matches a saved search. */
export async function alertMembers(db: Database, signal?: AbortSignal): Promise<void> {
  await eachAlone(await searchWatches(db), signal, (watch) => db.transaction((tx) => look(tx, watch)))
  await removeOldMatches(db)
}

async function look(db: Db, watch: Watch): Promise<void> {
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
  if (products.length > 0) await notify(db, watch, products)
  await markChecked(db, watch.id, products.length > 0)
}

async function newMatches(db: Db, watch: Watch): Promise<ProductItem[]> {
  const read = filterOfQuery(watch.query)
  if (!read) return []
  const matches = await matchProducts(db, read.filter, { conditions: [listedSince(watch)] })
  // What was meant instead is offered on the page; a letter tells only of what was asked for.
  if (matches.correctedKey !== null) return []
  const page = await fetchMatches(db, matches, { page: 1, limit: mostTold, orderBy: 'created' })
  return page.list
}

const notify = (db: Db, { memberId, locale, name }: Watch, products: ProductItem[]) => {
  const t = translatorFor(locale)
  const count = products.length
  const titles = products.slice(0, mostNamed).map((product) => titleOf(product, locale))
  return sendLetter(db, {
    memberId,
    kind: 'notice',
    subject: t('mail.savedSearchSubject', { count, name }),
    content: t('mail.savedSearchText', { name, products: new Intl.ListFormat(locale).format(titles) }),
  })
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
