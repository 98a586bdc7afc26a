import type { NamedFile } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { letterheadOf } from '#trade/house/server/find-letterhead.ts'
import { findOrIssue } from '#trade/papers/server/issue-paper.ts'
import { getDeskOrder } from '../office/desk-order.ts'
import { drawProforma, type ProformaFacts } from './draw-proforma.ts'
import { getOrder } from './get-order.ts'
import { firstProforma } from './issue-proforma.ts'

type Making = Pick<Context, 'db' | 'config'>

/** The invoice before the payment, for the buyer. */
export const makeProforma = async (wanted: Wanted, context: Making & { caller: Pick<Caller, 'memberId'> }) =>
  proformaOf(await getOrder(wanted.id, context), wanted, context)

/** The same paper for the seller. */
export const makeProformaAtDesk = async (wanted: Wanted, { operator, ...making }: Making & { operator: Reach }) =>
  proformaOf(await getDeskOrder(making.db, operator, wanted.id), wanted, making)

/** As it was issued, which it is when somebody first asks for it; in one language. */
async function proformaOf(
  order: ProformaFacts['order'] & { id: number },
  { id, lang, version }: Wanted,
  { db, config }: Making,
): Promise<NamedFile> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  const of = { kind: 'proforma' as const, id, version }
  const paper = await findOrIssue<ProformaFacts>(db, of, (tx) => firstProforma(tx, order))
  const { facts, ...issued } = paper
  const bytes = await drawProforma({
    ...facts,
    ...issued,
    seller: await letterheadOf(facts.seller, locale, openStorage(config)),
    link: `${siteOriginOf(config, locale)}${to.order(id)}`,
    t: translatorFor(locale),
  })
  return { name: `${paper.paperNo}-v${paper.version}-${lang}.pdf`, bytes }
}
