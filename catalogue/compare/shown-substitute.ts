import { asListed, type ListedItem } from '#catalogue/goods/listed-item.ts'
import { onceOfEach } from '#platform/contract/lasting.ts'
import type { Substitute } from './contract.ts'

/** What a page shows of it: its differences take the place of its properties. */
export type ShownSubstitute = Omit<Substitute, 'product'> & { product: ListedItem }

export const asShown = onceOfEach(({ product, ...rest }: Substitute): ShownSubstitute => ({
  ...rest,
  product: { ...asListed(product), keyProperties: [] },
}))
