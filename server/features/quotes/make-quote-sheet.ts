import type { NamedFile } from '#contract/endpoint.ts'
import { translatorFor } from '#i18n/catalogues.ts'
import type { Context } from '#server/http/context.ts'
import { siteOriginOf } from '#server/http/site-origin.ts'
import { drawQuote } from './draw-quote.ts'
import { getQuote } from './get-quote.ts'
import { findLetterhead, findParty } from './queries.ts'

/** The quote on paper: the figures of one version, in one language. */
export async function makeQuoteSheet(
  id: number,
  lang: 'zh' | 'en',
  context: Pick<Context<'member'>, 'db' | 'config' | 'caller'>,
): Promise<NamedFile> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  const { db, config } = context
  const quote = await getQuote(id, context)
  const [seller, party] = await Promise.all([findLetterhead(db, locale), findParty(db, id)])
  const link = `${siteOriginOf(config, locale)}/customer/shopping/quote?id=${id}`
  const bytes = await drawQuote({ quote, seller, buyer: party, link, t: translatorFor(locale) })
  return { name: `${quote.quoteNo}-v${quote.version}-${lang}.pdf`, bytes }
}
