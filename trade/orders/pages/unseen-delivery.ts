import type { Visit } from '#platform/web/visit.ts'
import type { goodsOf } from './load-confirm.ts'

interface Typed {
  deliveryTerm: string
  deliveryPlace: string
  fingerprint: string
}

/** What was chosen, where its price is not the one on the page yet: it is shown before anything is ordered. */
export async function unseenDelivery<Terms extends Typed>(
  api: Visit['api'],
  url: URL,
  goods: ReturnType<typeof goodsOf>,
  { fingerprint, ...chosen }: Terms,
  asked: boolean,
) {
  const { deliveryTerm, deliveryPlace } = chosen
  if (asked) return chosen
  const seen = (name: string) => url.searchParams.get(name) ?? ''
  if (!deliveryTerm || (seen('deliveryTerm') === deliveryTerm && seen('deliveryPlace') === deliveryPlace))
    return undefined
  const now = await api.orders.confirm({ ...goods, deliveryTerm, deliveryPlace })
  const adds = now.orders.some(({ charges, missing }) => charges.length + missing.length > 0)
  return adds && now.fingerprint !== fingerprint ? chosen : undefined
}
