import type { datasheets } from '../contract.ts'
import type { NamedFile, ParsedOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { getProduct } from '#catalogue/goods/server/get-product.ts'
import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import { drawDatasheet } from './draw-datasheet.ts'
import { searchSiteNames } from './queries.ts'
import { sheetWords } from './sheet-words.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

const allowance = { most: 60, minutes: 10 }

/** The data sheet of a product as it is today. */
export async function makeDatasheet(
  { id, lang, units }: ParsedOf<typeof datasheets.product>,
  { db, ip, config, storage }: Context,
): Promise<NamedFile> {
  await spendReading(db, `datasheet ${networkOf(ip)}`, allowance)
  const [product, names] = await Promise.all([getProduct(db, id), searchSiteNames(db)])
  const words = sheetWords(lang)
  const bytes = await drawDatasheet({
    product,
    system: units,
    words,
    brand: words.pair(names['zh-CN'] ?? null, names['en-US'] ?? null).join(' '),
    link: `${siteOriginOf(config, words.locale)}${to.product(id)}`,
    specimen: config.demo,
    picture: await readPicture(storage, product.picture, { width: 480, height: 360 }),
  })
  const model = [product.seriesName, product.modelName].filter(Boolean).join(' ')
  return { name: `${model.replace(/[^\p{L}\p{N}.-]+/gu, '-')}-TDS-${lang}-${units}-v${product.version}.pdf`, bytes }
}
