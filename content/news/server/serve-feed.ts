import type { FastifyInstance } from 'fastify'
import { to } from '#platform/contract/to.ts'
import { isLocale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { localeOf } from '#platform/server/pages/locale.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { feedXml } from './feed-xml.ts'
import { pickNews } from './shared-queries.ts'

const newest = 30

/** /news/rss.xml, in the language that it is asked for, else in the visitor's. */
export function serveFeed(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  app.get<{ Querystring: { lang?: string } }>(to.file.newsFeed.path, async (request, reply) => {
    const { lang } = request.query
    const locale = isLocale(lang) ? lang : localeOf(request, config).locale
    return reply
      .type('application/rss+xml; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', vary: 'cookie, accept-encoding' })
      .send(feedXml(await pickNews(db.reports, newest), locale, siteOriginOf(config, locale)))
  })
}
