import type { NamedFile } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { getDeskOrder } from '../office/desk-order.ts'
import { drawProforma, type Proforma } from './draw-proforma.ts'
import { getOrder } from './get-order.ts'
import { findBuyerOf } from './read-queries.ts'
import { findLetterhead } from '#trade/house/server/find-letterhead.ts'

type Making = Pick<Context, 'db' | 'config'>

/** The invoice before the payment, for the buyer. */
export const makeProforma = async (wanted: Wanted, context: Making & Pick<Context<'member'>, 'caller'>) =>
  proformaOf(await getOrder(wanted.id, context), wanted, context)

/** The same paper for the seller. */
export const makeProformaAtDesk = async (wanted: Wanted, { operator, ...making }: Making & { operator: Reach }) =>
  proformaOf(await getDeskOrder(making.db, operator, wanted.id), wanted, making)

/** The figures of the order, in one language. */
async function proformaOf(order: Proforma['order'], { id, lang }: Wanted, making: Making): Promise<NamedFile> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  const [seller, buyer] = await Promise.all([
    findLetterhead(making, locale, order.createTime),
    findBuyerOf(making.db, id),
  ])
  const link = `${siteOriginOf(making.config, locale)}${to.order(id)}`
  const bytes = await drawProforma({ order, seller, buyer, link, t: translatorFor(locale) })
  return { name: `${order.orderSn}-proforma-${lang}.pdf`, bytes }
}
