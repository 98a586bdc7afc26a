import { ApiError } from '#platform/contract/client.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { refusals } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { orders } from '../contract.ts'
import { redirect } from '#platform/web/outcome.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'

type Source = InputOf<typeof orders.confirm>

/** What is to be ordered, as the address says it: lines of the cart, or one product. */
export function goodsOf(url: URL) {
  const source = chosenIn(url)
  if (!source) throw redirect(to.tradeCart({ none: 1 }))
  const { deliveryTerm: _, deliveryPlace: __, ...goods } = source
  return goods
}

function chosenIn(url: URL): Source | undefined {
  const { cartItemIds, productId, lotId, quantity, unit, deliveryTerm, deliveryPlace } = readQuery(orders.confirm, url)
  const delivery = { deliveryTerm, deliveryPlace }
  if (cartItemIds) return { cartItemIds, ...delivery }
  if (productId !== undefined && quantity !== undefined) return { productId, lotId, quantity, unit, ...delivery }
  return undefined
}

/** Figures, addresses and terms. Lines that are in the cart no more, perhaps because they were ordered, lead back to it. */
export async function loadConfirm({ api, url }: Visit) {
  const source = chosenIn(url)
  if (!source) return null
  const [figures, addresses, titles, terms, destinations] = await Promise.all([
    api.orders.confirm(source).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === refusals.CART_CHANGED.code)
        throw redirect(to.tradeCart({ changed: 1 }))
      throw error
    }),
    api.addresses.listAll(),
    api.taxInvoices.titles(),
    api.referenceData.dictionary({ code: 'DELIVERY_TERM' }),
    api.freight.destinations(),
  ])
  return {
    figures,
    addresses,
    titles,
    terms,
    destinations,
    /** What was chosen before the price with delivery was shown. */
    chosen: Object.fromEntries(url.searchParams) as Record<string, string | undefined>,
    formKey: randomId(),
    productId: source.productId,
  }
}

export type ConfirmData = NonNullable<Awaited<ReturnType<typeof loadConfirm>>>
