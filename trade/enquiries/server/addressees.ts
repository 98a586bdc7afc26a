import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pickProducts } from '#catalogue/search/server/pick-products.ts'
import type { enquiries, EnquiryTerms, Seller, WantedGoods } from '../contract.ts'
import { mostShops } from '../enquiry-limits.ts'
import { searchShops } from './addressee-queries.ts'
import type { Addressee } from './queries.ts'

/** Who is asked, the house first. Our own shop is the house. */
export async function addresseesOf(
  db: Db,
  { shopIds, house }: Pick<EnquiryTerms, 'shopIds' | 'house'>,
): Promise<Addressee[]> {
  if (shopIds.length === 0) return [{ shopId: null, chosen: house }]
  const wanted = new Set(shopIds)
  const shops = await searchShops(db, { shopIds: [...wanted], productIds: [] })
  if (shops.length < wanted.size) throw new Refusal('INVALID_INPUT', { fields: { shopIds: 'enquiries.shopGone' } })
  const others = shops.filter(({ own }) => !own).map(({ id }) => ({ shopId: id, chosen: true }))
  return house || others.length < shops.length ? [{ shopId: null, chosen: true }, ...others] : others
}

/** Each costs a search. */
const mostSearched = 5
const mostHits = 30

/** The shops of the goods that were named, and those with goods that match the other lines; at most as many as can be asked. */
export async function findSellers(
  { lines, shopId }: ParsedOf<typeof enquiries.sellers>,
  { db, ip }: Pick<Context, 'db' | 'ip'>,
): Promise<Seller[]> {
  await spendReading(db, `sellers ${networkOf(ip)}`, { most: 120, minutes: 1 })
  const numbered = lines.map((line, index) => ({ ...line, number: index + 1 }))
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const found = await searchShops(db, { shopIds: shopId === undefined ? [] : [shopId], productIds })
  const hits = await searchFor(db, numbered.filter(isSearched).slice(0, mostSearched))
  const matching = await searchShops(db, { shopIds: [...new Set(hits.map((hit) => hit.shopId))], productIds: [] })
  const numbersOf = (id: number) => [...new Set(hits.filter((hit) => hit.shopId === id).map(({ number }) => number))]
  const named = found.map(({ products, ...shop }) => ({
    ...shop,
    sells: numbered.flatMap(({ productId, number }) => (productId && products.includes(productId) ? [number] : [])),
    has: numbersOf(shop.id),
    named: shop.id === shopId,
  }))
  const others = matching
    .filter(({ id }) => !named.some((shop) => shop.id === id))
    .map(({ id, name, nameEn, own }) => ({ id, name, nameEn, own, sells: [], has: numbersOf(id), named: false }))
  return [...named, ...others.toSorted((a, b) => b.has.length - a.has.length)]
    .filter(({ own }) => !own)
    .slice(0, mostShops)
    .map(({ own: _, ...shop }) => shop)
}

interface Numbered extends WantedGoods {
  number: number
}

const isSearched = ({ productId, productName, range }: Numbered) =>
  productId === undefined && (productName !== null || range.length > 0)

/** What a line means is looked for once; a word that nobody sells finds nothing. */
async function searchFor(db: Db, lines: readonly Numbered[]) {
  const hits: { number: number; shopId: number }[] = []
  for (const { productName, range, number } of lines) {
    const filter = { key: productName ?? undefined, range: range.length > 0 ? range : undefined }
    for (const { shopId } of await pickProducts(db, filter, mostHits)) hits.push({ number, shopId })
  }
  return hits
}
