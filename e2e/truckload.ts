import type { APIRequestContext } from '@playwright/test'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { signIn, test as journey } from './journey.ts'
import { payAsSeller } from './seller.ts'

interface Answer<Data> {
  data: Data
}

/** 25 MT of something in stock, placed by the calls of the confirm page. */
async function orderTruckload(request: APIRequestContext, token: string) {
  const get = async <Data>(path: string) =>
    ((await (await request.get(`/api${path}`, { headers: { token } })).json()) as Answer<Data>).data
  const { list } = await get<{ list: ProductItem[] }>('/common/product/list?limit=50&inStock=1&grade=0')
  const product = list.find(({ stockKg, price }) => stockKg > 60_000 && price?.currency === 'CNY')
  const { list: addresses } = await get<{ list: { id: number }[] }>('/customer/receipAddress/list')
  const line = `${product?.id}:25:MT`
  const { fingerprint } = await get<{ fingerprint: string }>(`/customer/order/getOrderConfirm?line=${line}`)
  const placed = await request.post('/api/customer/order/generateOrder', {
    headers: { token },
    data: {
      lines: [{ productId: product?.id, quantity: 25, unit: 'MT' }],
      addressId: addresses[0]?.id,
      payMethod: 'transfer',
      deliveryTerm: 'PICKUP',
      fingerprint,
    },
  })
  const { orders } = ((await placed.json()) as Answer<{ orders: { id: number; totalMinor: number }[] }>).data
  return orders[0] ?? { id: 0, totalMinor: 0 }
}

interface Trade {
  /** An order of the member who is signed in with it. */
  truckload: { id: number; totalMinor: number }
  /** The same, and its money is on the account. */
  paidTruckload: { id: number; totalMinor: number }
}

export const test = journey.extend<Trade>({
  truckload: async ({ context, request, baseURL, token }, use) => {
    await signIn(context, baseURL, token)
    await use(await orderTruckload(request, token))
  },
  paidTruckload: async ({ truckload, baseURL }, use) => {
    await payAsSeller(baseURL, truckload)
    await use(truckload)
  },
})
