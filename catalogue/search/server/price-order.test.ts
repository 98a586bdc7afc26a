import { expect, test } from 'vitest'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { convertMinor } from '#catalogue/rates/server/exchange-rate.ts'
import { saveRate } from '#catalogue/rates/server/queries.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db } = await testApp({ holding: 'catalogue' })
const { list } = anonymous.products

async function everything(query: Parameters<typeof list>[0]): Promise<ProductItem[]> {
  const { totalCount } = await list({ ...query, limit: 0 })
  const pages = Array.from({ length: Math.ceil(totalCount / 100) }, (_, at) =>
    list({ ...query, page: at + 1, limit: 100 }),
  )
  return (await Promise.all(pages)).flatMap((page) => page.list)
}

test('a sort by price compares two currencies at the stated rate, as does its filter', async () => {
  await saveRate(db, { cnyPerUsd: '7.1205', asOf: '2026-01-05' })
  const fen = ({ price }: ProductItem) =>
    price ? (price.currency === 'USD' ? price.perTonneMinor * 7.1205 : price.perTonneMinor) : Infinity
  for (const query of [{}, { key: 'PP' }, { key: 'PP', range: 'mfr:1..30:g/10min' }])
    for (const sortType of ['asc', 'desc'] as const) {
      const all = await everything({ ...query, orderBy: 'price', sortType })
      const sign = sortType === 'asc' ? 1 : -1
      const rank = (item: ProductItem) => (item.price ? sign * fen(item) : Infinity)
      const ids = all.toSorted((a, b) => Math.sign(rank(a) - rank(b)) || a.id - b.id).map(({ id }) => id)
      expect(all.map(({ id }) => id)).toEqual(ids)
      expect(new Set(all.map(({ price }) => price?.currency)).size).toBe(3)
    }
  const shown = ({ price }: ProductItem) => price && convertMinor(price.perTonneMinor, price.currency, 'USD', '7.1205')
  const all = (await everything({})).flatMap((item) => shown(item) ?? []).toSorted((a, b) => a - b)
  const [priceMin = 0, priceMax = 0] = [all.at(all.length / 4), all.at(all.length / 2)]
  const found = await everything({ currency: 'USD', priceMin, priceMax })
  const within = all.filter((minor) => minor >= priceMin && minor <= priceMax)
  expect(found.map((item) => shown(item) ?? 0).toSorted((a, b) => a - b)).toEqual(within)
  expect(new Set(found.map(({ price }) => price?.currency)).size).toBe(2)
})
