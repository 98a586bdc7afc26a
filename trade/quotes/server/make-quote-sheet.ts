import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { drawQuote } from './draw-quote.ts'
import { findLetterhead } from '#trade/house/server/find-letterhead.ts'
import { findAnyQuote, findBuyerOf, findParty, findQuote, type QuoteRow } from './queries.ts'

type Making = Pick<Context, 'db' | 'config'>

/** The quote on paper, for the buyer. */
export const makeQuoteSheet = async (
  wanted: Wanted,
  { caller, ...making }: Making & Pick<Context<'member'>, 'caller'>,
) => sheetOf(await findQuote(making.db, caller.memberId, wanted.id), wanted, making)

/** The same paper for the seller. */
export const makeQuoteSheetAtDesk = async (wanted: Wanted, { operator, ...making }: Making & { operator: Reach }) =>
  sheetOf(await findAnyQuote(making.db, operator, wanted.id), wanted, making)

/** The figures of one version, in one language. */
async function sheetOf(quote: QuoteRow | undefined, { id, lang }: Wanted, making: Making): Promise<NamedFile> {
  if (!quote) throw new Refusal('NOT_FOUND')
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  const [seller, party, company] = await Promise.all([
    findLetterhead(making, locale, quote.createdAt),
    findParty(making.db, id),
    findBuyerOf(making.db, id),
  ])
  const link = `${siteOriginOf(making.config, locale)}${to.quote(id)}`
  const bytes = await drawQuote({ quote, seller, buyer: party, company, link, t: translatorFor(locale) })
  return { name: `${quote.quoteNo}-v${quote.version}-${lang}.pdf`, bytes }
}
