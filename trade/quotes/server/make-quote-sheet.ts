import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { letterheadOf } from '#trade/house/server/find-letterhead.ts'
import { findOrIssue } from '#trade/papers/server/issue-paper.ts'
import { drawQuote, type QuotationFacts } from './draw-quote.ts'
import { quotationOf } from './issue-quotation.ts'
import { findAnyQuote, findQuote } from './queries.ts'

type Making = Pick<Context, 'db' | 'config'>

/** The quote on paper, for the buyer. */
export const makeQuoteSheet = async (
  wanted: Wanted,
  { caller, ...making }: Making & { caller: Pick<Caller, 'memberId'> },
) => sheetOf(await findQuote(making.db, caller.memberId, wanted.id), wanted, making)

/** The same paper for the seller. */
export const makeQuoteSheetAtDesk = async (wanted: Wanted, { operator, ...making }: Making & { operator: Reach }) =>
  sheetOf(await findAnyQuote(making.db, operator, wanted.id), wanted, making)

/** As it was issued, in one language. Each version of a quote has a paper of its own. */
async function sheetOf(readable: object | undefined, { id, lang }: Wanted, { db, config }: Making): Promise<NamedFile> {
  if (!readable) throw new Refusal('NOT_FOUND')
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  // Quotes from before papers were kept have none yet.
  const paper = await findOrIssue<QuotationFacts>(db, { kind: 'quotation', id }, (tx) => quotationOf(tx, id))
  const { paperNo, version, latest, facts } = paper
  const bytes = await drawQuote({
    ...facts,
    seller: await letterheadOf(facts.seller, locale, openStorage(config)),
    replacedBy: latest > version ? latest : undefined,
    link: `${siteOriginOf(config, locale)}${to.quote(id)}`,
    t: translatorFor(locale),
  })
  return { name: `${paperNo}-v${version}-${lang}.pdf`, bytes }
}
