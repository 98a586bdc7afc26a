import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { getProduct } from '#catalogue/goods/server/get-product.ts'
import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import { drawSharePicture, photoSize } from './draw-share-picture.ts'
import { keepFile } from './keep-file.ts'
import { findSiteName } from './queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

const locales: Record<string, Locale> = { zh: 'zh-CN', en: 'en-US' }
interface Parts {
  db: Database
  config: Config
  storage: Storage
}

const allowance = { most: 300, minutes: 10 }

/** `/media/share/product-12-v3-en.jpg`: the picture of a shared link, drawn once per version and language. */
export function serveSharePictures(app: FastifyInstance, { db, config, storage }: Parts) {
  app.get<{ Params: { file: string } }>('/media/share/:file', async ({ params, ip }, reply) => {
    const [, id, version, language = ''] = /^product-([1-9]\d{0,8})-v(\d{1,9})-(zh|en)\.jpg$/.exec(params.file) ?? []
    const locale = locales[language]
    if (!id || !locale) throw new Refusal('UNKNOWN_CALL')
    const product = await getProduct(db, Number(id)).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('UNKNOWN_CALL') : error
    })
    if (product.version !== Number(version))
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`/media/share/product-${id}-v${product.version}-${language}.jpg`, 302)
    const draw = async () => {
      await spendReading(db, `share picture ${networkOf(ip)}`, allowance)
      const [site, material] = await Promise.all([
        findSiteName(db, locale),
        readPicture(storage, product.picture, photoSize),
      ])
      return drawSharePicture({ product, t: translatorFor(locale), brand: site?.name ?? '', material })
    }
    const folder = join(config.dataDir, 'share', id)
    const bytes = await keepFile(
      folder,
      `v${product.version}-${language}.jpg`,
      draw,
      new RegExp(`^v\\d+-${language}\\.jpg$`),
    )
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}
