import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, request } = await testApp({ holding: 'catalogue' })
const codesOf = ({ keyProperties }: { keyProperties: { code: string }[] }) => keyProperties.map(({ code }) => code)

test('columns state one value of each chosen property, and no other', async () => {
  const columns = ['mfr', 'density', 'flexuralModulus', 'hdt', 'vicat', 'charpyNotched', 'shrinkage', 'flammability']
  const { list } = await anonymous.products.search({ columns, limit: 100 })
  for (const item of list) {
    const codes = codesOf(item)
    expect(codes.filter((code) => !columns.includes(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  }
  expect(Math.max(...list.map((item) => codesOf(item).length))).toBeGreaterThan(4)
})

test('a column holds values of one test: the usual one, or that of the range', async () => {
  const conditions = async (range?: string[]) => {
    const { list } = await anonymous.products.search({ key: 'HDPE', columns: ['mfr'], range, limit: 100 })
    return [...new Set(list.flatMap(({ keyProperties }) => keyProperties.map(({ condition }) => condition)))]
  }
  expect(await conditions()).toEqual(['190 °C / 2.16 kg'])
  expect(await conditions(['mfr:0..100:g/10min@190°c/5kg'])).toEqual(['190 °C / 5 kg'])
})

test('the table shows the chosen columns in their order and in the chosen units; without a choice, four', async () => {
  const headOf = async (query: string) => {
    const { body } = await request(to.search(new URLSearchParams(`key=PP&view=table${query}`)))
    const [head = ''] = /<thead>.*?<\/thead>/s.exec(body) ?? []
    return [...head.matchAll(/<th .*?<\/th>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, '').replace('\u00a0', ' '))
  }
  expect((await headOf('&columns=hdt&columns=density&units=us')).slice(1, 4)).toEqual([
    'Heat deflection temperature °F',
    'Density lb/ft³',
    'Price /MT',
  ])
  expect((await headOf('')).indexOf('Price /MT')).toBe(5)
})

test.each(['', '&view=table'])('who reads US units reads the conditions of results%s in them too', async (view) => {
  const { body } = await request(to.search(new URLSearchParams(`key=PP${view}&units=us`)))
  const [results = ''] = /<main.*<\/main>/s.exec(body) ?? []
  expect(results).toMatch(/446\s°F \/ 4.76\slb/)
  expect(results).not.toMatch(/230\s°C \/ 2.16\skg/)
})

const { list } = anonymous.products

async function everything(query: Parameters<typeof list>[0]): Promise<ProductItem[]> {
  const { totalCount } = await list({ ...query, limit: 0 })
  const pages = Array.from({ length: Math.ceil(totalCount / 30) }, (_, at) =>
    list({ ...query, page: at + 1, limit: 30 }),
  )
  return (await Promise.all(pages)).flatMap((page) => page.list)
}

const valueOf = (item: ProductItem, code: string) => {
  const stated = item.keyProperties.find((each) => each.code === code)
  return stated && ((stated.baseLow ?? 0) + (stated.baseHigh ?? 0)) / 2
}

test('a list is sorted by a property at its usual condition, and goods that do not state it so come last', async () => {
  for (const sortType of ['asc', 'desc'] as const) {
    const all = await everything({ key: 'PP', orderBy: 'property', sortBy: 'mfr', sortType, columns: ['mfr'] })
    const values = all.map((item) => valueOf(item, 'mfr'))
    const stated = values.filter((value) => value !== undefined)
    expect(values.slice(0, stated.length)).toEqual(stated)
    expect(stated.length).toBeGreaterThan(30)
    expect(values.length).toBeGreaterThan(stated.length)
    expect(stated).toEqual(stated.toSorted((a, b) => (sortType === 'asc' ? a - b : b - a)))
    expect(new Set(all.map(({ id }) => id)).size).toBe((await list({ key: 'PP', limit: 0 })).totalCount)
  }
})

test('a sort by a property follows the condition of its range', async () => {
  const range = 'mfr:0..100:g/10min@190°c/5kg'
  const all = await everything({ key: 'HDPE', orderBy: 'property', sortBy: 'mfr', range, columns: ['mfr'] })
  const values = all.flatMap((item) => valueOf(item, 'mfr') ?? [])
  expect(values.length).toBe(all.length)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
})

test('what comes nearest to the wanted values stands first: melt flow by factor, what states less after what states all', async () => {
  const near = ['mfr:25..25:g/10min', 'flexuralModulus:1.4..1.4:GPa']
  const all = await everything({ key: 'PP', orderBy: 'nearest', near, columns: ['mfr', 'flexuralModulus'] })
  const gaps = all.map((item) => {
    const [flow, modulus] = [valueOf(item, 'mfr'), valueOf(item, 'flexuralModulus')]
    const parts = [
      ...(flow === undefined ? [] : [Math.abs(Math.log2(flow / 25))]),
      ...(modulus === undefined ? [] : [Math.abs(modulus - 1400) / 350]),
    ]
    return { missing: 2 - parts.length, gap: parts.reduce((sum, part) => sum + part, 0) }
  })
  const rank = ({ missing, gap }: (typeof gaps)[number]) => missing * 1e6 + Math.round(gap * 1e6) / 1e6
  expect(gaps.map(rank)).toEqual(gaps.map(rank).toSorted((a, b) => a - b))
  expect(gaps[0]?.gap).toBeLessThan(1)
})

test('a head of the table sorts by its column and back, and nearest goods say how they differ', async () => {
  const pageAt = async (query: string) => (await request(to.search(new URLSearchParams(query)))).body
  const plain = await pageAt('key=PP&view=table&columns=mfr')
  expect(plain).toContain('orderBy=property&amp;sortBy=mfr&amp;sortType=asc')
  const sorted = await pageAt('key=PP&view=table&columns=mfr&orderBy=property&sortBy=mfr&sortType=asc')
  expect(sorted).toContain('aria-sort="ascending"')
  expect(sorted).toContain('sortBy=mfr&amp;sortType=desc')
  const form = 'key=PP&view=table&columns=mfr&orderBy=nearest&near.mfr=25&near.mfr.unit=g/10min'
  const { headers } = await request(to.search(new URLSearchParams(form)))
  expect(headers['location']).toContain('near=mfr%3A25..25%3Ag%2F10min')
  const near = await pageAt(headers['location']?.split('?')[1] ?? '')
  expect(near).toMatch(/<small[^>]*>(?:=|[^<]*(?:lower|higher|nearly)[^<]*)<\/small>/)
})

test('hits are a file with the chosen columns, their unit, condition and method in the head, and the price of everybody', async () => {
  const asked = new URLSearchParams({ key: 'PP T30S', columns: 'mfr', lang: 'en-US' })
  const file = await request(`/api/common/product/export.csv?${asked}`)
  expect(file.headers['content-type']).toContain('text/csv')
  const [head = '', ...rows] = file.body.trim().split('\r\n')
  expect(head).toContain('Melt flow rate (g/10 min; 230 °C / 2.16 kg, ')
  expect(rows).toHaveLength((await list({ key: 'PP T30S', limit: 0 })).totalCount)
  const mixed = await request('/api/common/product/export.csv?columns=mfr&lang=en-US')
  expect(mixed.body).toContain('Melt flow rate (g/10 min),Melt flow rate: condition and method')
  const book = await request(`/api/common/product/export.xlsx?${asked}`)
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
