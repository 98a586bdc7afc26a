import { describe, expect, test } from 'vitest'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { constants } from '#platform/contract/constants.ts'
import type { search } from '#catalogue/search/contract.ts'
import { contract } from '#site/contract.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, call } = await testApp({ holding: 'catalogue' })

type Suggestions = OutputOf<typeof search.suggest>

async function suggested(key: string, lang: 'zh-CN' | 'en-US' = 'en-US', grade?: 0): Promise<Suggestions> {
  const input = { key, ...(grade !== undefined && { grade }) }
  const { envelope } = await call(contract.products.suggest, input, { cookie: `${constants.langCookie}=${lang}` })
  return envelope.data as Suggestions
}
const ofKind = (found: Suggestions, kind: Suggestions[number]['kind']) => found.filter((each) => each.kind === kind)

describe('what a typed search may become', () => {
  test('is a grade by its title, which the box searches for', async () => {
    const [first] = ofKind(await suggested('hp500n'), 'grade')
    expect(first).toMatchObject({ text: expect.stringContaining('HP500N'), note: 'Grade · Prime materials' })
    expect(first).not.toHaveProperty('query')
  })

  test('is a category with as many products as its address shows', async () => {
    const [category] = ofKind(await suggested('polycarb'), 'category')
    expect(category?.text).toBe('PC')
    const ids = new URLSearchParams(category?.query).getAll('categoryIds').map(Number)
    const { totalCount } = await anonymous.products.list({ categoryIds: ids, limit: 0 })
    expect(category?.note).toBe(`Category · ${totalCount}`)
    expect(ofKind(await suggested('聚碳酸', 'zh-CN'), 'category')[0]?.query).toBe(category?.query)
  })

  test('keeps the words before what it names', async () => {
    const [use] = ofKind(await suggested('PP 保险', 'zh-CN'), 'use')
    expect(use?.text).toBe('PP 保险杠')
    expect(ofKind(await suggested('PP bump'), 'use')[0]?.text).toBe('PP bumpers')
    const { totalCount } = await anonymous.products.list({ key: 'PP bumpers', limit: 0 })
    expect(use?.note).toBe(`用途 · ${totalCount} 个`)
  })

  test('is a property to go on typing, or a side of the number that was typed', async () => {
    const [open] = ofKind(await suggested('PP mf'), 'property')
    expect(open).toMatchObject({ text: 'PP MFR ≥ …', fill: 'PP MFR ≥ ' })
    expect(open?.note).toMatch(/^Property · Melt/)
    const sides = ofKind(await suggested('PP MFR 25'), 'property')
    expect(sides.map(({ text }) => text)).toEqual(['PP MFR ≥ 25 g/10 min', 'PP MFR ≤ 25 g/10 min'])
    expect(sides[0]?.query).toBe(String(new URLSearchParams({ key: 'PP', range: 'mfr:25..:g/10min' })))
    expect(ofKind(await suggested('熔', 'zh-CN'), 'property')[0]?.fill).toBe('熔指 ≥ ')
  })

  test('is a supplier, who has a page', async () => {
    const { list } = await anonymous.shops.list({ limit: 1 })
    const shop = list[0]
    const [found] = ofKind(await suggested((shop?.nameEn ?? '').slice(0, 8)), 'shop')
    expect(found).toMatchObject({ shopId: shop?.id, text: shop?.nameEn, note: 'Supplier' })
  })

  test('is nothing that would find nothing, and nothing for nothing', async () => {
    expect(await suggested('qqqqzzzz')).toEqual([])
    expect(ofKind(await suggested('MFR 9999999'), 'property').map(({ text }) => text)).toEqual([
      'MFR ≤ 9,999,999 g/10 min',
    ])
    expect(await suggested('')).toEqual([])
  })
})
