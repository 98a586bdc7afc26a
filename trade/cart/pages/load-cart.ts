import { mostCartItems } from '../contract.ts'
import type { Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'

/** A cart is shown whole. */
export const loadCart = async ({ api }: Visit) => (await api.cart.list({ page: 1, limit: mostCartItems })).list

export const changeCart: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('intent') === 'delete') await api.cart.delete({ ids: form.getAll('cartItemIds').map(Number) })
  else await api.cart.update({ id: text('id'), quantity: text('quantity').trim(), unit: text('unit') as 'kg' })
  return null
}
