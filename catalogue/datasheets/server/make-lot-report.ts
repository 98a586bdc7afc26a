import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { getProduct } from '#catalogue/goods/server/get-product.ts'
import { drawDatasheet } from './draw-datasheet.ts'
import { findProductOfLot, searchSiteNames } from './queries.ts'
import { sheetWords } from './sheet-words.ts'

/** What was measured of a lot that is for sale, for members. */
export async function makeLotReport(
  { id, lang }: Wanted,
  { db, config }: Pick<Context, 'db' | 'config'>,
): Promise<NamedFile> {
  const productId = await findProductOfLot(db, id)
  if (productId === undefined) throw new Refusal('NOT_FOUND')
  const [product, names] = await Promise.all([getProduct(db, productId), searchSiteNames(db)])
  const lot = product.lots.find((each) => each.id === id)
  if (!lot || lot.measured.length === 0) throw new Refusal('NOT_FOUND')
  const words = sheetWords(lang)
  const bytes = await drawDatasheet({
    product: { ...product, properties: lot.measured, packings: [] },
    lot,
    system: 'si',
    words,
    brand: words.pair(names['zh-CN'] ?? null, names['en-US'] ?? null).join(' '),
    link: `${siteOriginOf(config, words.locale)}${to.product(productId)}`,
    picture: undefined,
    specimen: config.demo,
  })
  return { name: `COA-${lot.code.replace(/[^\w.-]+/g, '-')}-${lang}.pdf`, bytes }
}
