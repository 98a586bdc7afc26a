import type { APIRequestContext } from '@playwright/test'
import type { ProductItem } from '#catalogue/goods/product.ts'

/** What can be bought in yuan, so that every way to pay is open. */
export async function allBuyable(request: APIRequestContext): Promise<ProductItem[]> {
  const answer = await request.get('/api/common/product/list?limit=100&currency=CNY&priceMin=1&inStock=1&grade=0')
  const { data } = (await answer.json()) as { data: { list: ProductItem[] } }
  return data.list.filter(
    ({ price, stockKg, minimumOrderKg }) => price?.currency === 'CNY' && stockKg > 50_000 && minimumOrderKg <= 5_000,
  )
}

export async function buyable(request: APIRequestContext): Promise<ProductItem> {
  const [found] = await allBuyable(request)
  if (!found) throw new Error('The demo data has nothing to buy.')
  return found
}
