import type { Address } from '#platform/contract/addresses/address.ts'
import { office as at } from '#platform/contract/addresses/site.ts'

/** What is pressed after `g` to open a page. */
const keys: Record<string, Address> = {
  d: at.desk,
  p: at.products,
  q: at.enquiries,
  r: at.orders,
  u: at.members,
  y: at.companies,
  c: at.chat,
  z: at.newsletters,
  m: at.homePage,
  i: at.site,
  o: at.operators,
  a: at.audit,
}

export const keyOf = (path: string) => Object.keys(keys).find((key) => keys[key]?.path === path)
