import type { CartItem } from '../contract.ts'
import { currencies } from '#platform/contract/currencies.ts'

export interface CartGroup {
  shopId: number
  shopName: string
  shopNameEn: string
  items: CartItem[]
}

/** By shop, in the order in which the shops first appear. */
export function groupsOf(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<number, CartGroup>()
  for (const item of items) {
    const { shopId, shopName, shopNameEn } = item
    const group = groups.get(shopId) ?? { shopId, shopName, shopNameEn, items: [] }
    group.items.push(item)
    groups.set(shopId, group)
  }
  return [...groups.values()]
}

/** Sums of what is chosen, one per currency: amounts of different ones are never added. */
export const totalsOf = (items: readonly CartItem[]) =>
  currencies
    .map((currency) => ({ currency, of: items.filter((item) => item.currency === currency) }))
    .filter(({ of }) => of.length > 0)
    .map(({ currency, of }) => ({
      currency,
      totalMinor: of.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
    }))

export const isOrderable = ({ problem }: CartItem) => problem === null
