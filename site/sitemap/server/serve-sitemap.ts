import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { hostLocale } from '#platform/server/pages/locale.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import {
  searchCaseAddresses,
  searchHelpAddresses,
  searchNewsAddresses,
  searchProductAddresses,
  searchProductParts,
  searchShopAddresses,
  type Listed,
  type Part,
} from './queries.ts'
import { sitemap, sitemapIndex, type Entry } from './sitemap-xml.ts'

const pages = [
  '/',
  to.search(),
  to.selfRun(),
  to.newMaterials(),
  to.shops(),
  to.news(),
  to.cases(),
  to.help(),
  to.about(),
  to.legal(),
  to.inquiry(),
]

/** What needs a sign-in, changes with every visitor or costs much to make is not for crawlers. */
const closed = ['/customer/', '/trade/', '/auth/', '/register/', '/language/', '/currency/', to.compare(), '/mobile/']

const tenMinutes = 10 * 60_000

const at =
  (address: string) =>
  ({ id, changedAt }: Listed): Entry => ({ path: `${address}?id=${id}`, changedAt })

/** What search engines ask for first: /robots.txt, and the addresses worth a visit. */
export function serveSitemap(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  const origin = (request: FastifyRequest) => siteOriginOf(config, hostLocale(request, config))
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(type).header('cache-control', 'public, max-age=3600').send(text)
  const files: Record<string, () => Promise<Entry[]>> = {
    pages: async () => pages.map((path) => ({ path })),
    news: async () => (await searchNewsAddresses(db.reports)).map(at(to.newsArticle.path)),
    cases: async () => (await searchCaseAddresses(db.reports)).map(at(to.caseStudy.path)),
    help: async () =>
      (await searchHelpAddresses(db.reports)).map(({ code, changedAt }) => ({ path: to.help({ code }), changedAt })),
    shops: async () => (await searchShopAddresses(db.reports)).map(at(to.shop.path)),
  }

  app.get('/robots.txt', (request, reply) =>
    send(
      reply,
      'text/plain; charset=utf-8',
      [
        'User-agent: *',
        ...[`${config.apiBase}/`, ...closed].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin(request)}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )

  let kept: { parts: Promise<Part[]>; until: number } | undefined
  // Looks at every product, so not more often than its answer changes.
  function productParts() {
    if (!kept || kept.until < Date.now())
      kept = { parts: searchProductParts(db.reports), until: Date.now() + tenMinutes }
    kept.parts.catch(() => (kept = undefined))
    return kept.parts
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await productParts()
    const listed: Entry[] = [
      ...(await Promise.all(Object.entries(files).map(listedFile))),
      ...parts.map(({ part, changedAt }) => ({ path: `/sitemap/products-${part}.xml`, changedAt })),
    ]
    return send(reply, 'application/xml; charset=utf-8', sitemapIndex(origin(request), listed))
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const entries = await entriesOf(request.params.file)
    return send(reply, 'application/xml; charset=utf-8', sitemap(origin(request), entries, config.sites))
  })

  async function entriesOf(file: string): Promise<Entry[]> {
    const [, name = ''] = /^([a-z]+)\.xml$/.exec(file) ?? []
    if (Object.hasOwn(files, name)) return files[name]?.() ?? []
    const [, part] = /^products-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
    if (!part) throw new Refusal('UNKNOWN_CALL')
    return (await searchProductAddresses(db.reports, Number(part))).map(at(to.product.path))
  }
}

async function listedFile([name, entries]: [string, () => Promise<Entry[]>]): Promise<Entry> {
  const times = (await entries()).flatMap(({ changedAt }) => changedAt ?? [])
  return { path: `/sitemap/${name}.xml`, changedAt: times.toSorted().at(-1) }
}
