import type { NamedFile } from '#contract/endpoint.ts'
import { translatorFor } from '#i18n/catalogues.ts'
import type { Context } from '#server/http/context.ts'
import { siteOriginOf } from '#server/http/site-origin.ts'
import { drawProforma } from './draw-proforma.ts'
import { getOrder } from './get-order.ts'
import { findSeller } from './queries.ts'

/** The invoice before the payment: the figures of the order, in one language. */
export async function makeProforma(
  id: number,
  lang: 'zh' | 'en',
  context: Pick<Context<'member'>, 'db' | 'config' | 'caller'>,
): Promise<NamedFile> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US'
  const [order, seller] = await Promise.all([getOrder(id, context), findSeller(context.db, locale)])
  const link = `${siteOriginOf(context.config, locale)}/customer/shopping/order?id=${id}`
  const bytes = await drawProforma({ order, seller, link, t: translatorFor(locale) })
  return { name: `${order.orderSn}-proforma-${lang}.pdf`, bytes }
}
