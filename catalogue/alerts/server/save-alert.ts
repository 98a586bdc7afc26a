import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { alerts } from '../contract.ts'
import { findWatched, upsertAlert } from './queries.ts'

const mostAlerts = 100
const wrong = (field: string, message: string) => new Refusal('INVALID_INPUT', { fields: { [field]: message } })

/** What holds already is no news: the page says so instead. */
export async function saveAlert(
  { productId, kind, below }: ParsedOf<typeof alerts.save>,
  { db, caller }: Context<'member'>,
) {
  const product = await findWatched(db, productId)
  if (!product) throw new Refusal('NOT_FOUND')
  const { currency, perTonneMinor, inStock } = product
  if (kind === 'stock' && inStock) throw wrong('kind', 'alerts.inStock')
  if (kind === 'price' && perTonneMinor === null) throw new Refusal('PRICE_ON_ENQUIRY')
  if (kind === 'price' && below === null) throw wrong('below', 'alerts.priceWrong')
  if (kind === 'price' && (below ?? 0) > (perTonneMinor ?? 0)) throw wrong('below', 'alerts.alreadyBelow')
  const wish = kind === 'price' ? { currency, below } : { currency: null, below: null }
  const saved = await upsertAlert(db, caller.memberId, { productId, kind, ...wish }, mostAlerts)
  if (!saved) throw wrong('kind', 'alerts.tooMany')
  return saved
}
