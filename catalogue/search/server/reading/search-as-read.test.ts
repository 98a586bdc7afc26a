import { describe, expect, test } from 'vitest'
import { Grade } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, app } = await testApp({ holding: 'catalogue' })
const { list, search } = anonymous.products

describe('numbers, classes and negations in what was typed', () => {
  test('are read as the filters that they mean', async () => {
    const key = 'PP 熔指 20-30 不要再生料 现货'
    const read = { key: 'PP', range: ['mfr:20..30:g/10min'], without: ['再生料'], inStock: 1 }
    expect(await search({ key, limit: 1 })).toMatchObject({ read, correctedKey: null })
    const { totalCount } = await search({ ...read, limit: 0 })
    expect((await list({ key, limit: 0 })).totalCount).toBe(totalCount)
  })

  test('are words again where they find nothing as numbers', async () => {
    expect(await search({ key: 'PP MFR 9999', limit: 1 })).toMatchObject({ read: null })
  })

  test('make the address of the page, where each can be taken away', async () => {
    const page = await app.inject({ url: to.search({ key: 'ABS V-0 MFR≥30 不要再生料' }) })
    expect(page.statusCode).toBe(302)
    const address = new URL(String(page.headers.location), 'http://site')
    expect(address.searchParams.getAll('range')).toEqual(['ul94:3..:class', 'mfr:30..:g/10min'])
    expect(address.searchParams.get('without')).toBe('再生料')
    expect(address.searchParams.get('key')).toBe('ABS')
    const result = await app.inject({ url: String(page.headers.location), headers: { cookie: 'lang=en-US' } })
    expect(result.statusCode).toBe(200)
    expect(result.body).toContain('without “再生料”')
    expect(result.body).toContain('Flammability class ≥ V-0')
  })

  test('say how much is wanted, and each hit takes it along into an enquiry', async () => {
    const page = await app.inject({ url: to.search({ key: 'PP 20吨' }) })
    const address = to.search({ key: 'PP', quantity: 20, unit: 'MT' })
    expect(page.headers.location).toBe(address)
    const { body } = await app.inject({ url: address, headers: { cookie: 'lang=zh-CN' } })
    expect(body).toMatch(/href="\/inquiry\?productId=\d+&amp;quantity=20&amp;unit=MT" data-basket/)
    expect(body.includes('>20 吨<')).toBe(true)
    const without = await app.inject({ url: to.search({ key: 'PP', unit: 'MT' }) })
    expect(without.headers.location).toBe(to.search({ key: 'PP' }))
  })

  test('of what is unwanted leave what has none of it, in lists and facets', async () => {
    const { totalCount: all } = await list({ key: 'PP', limit: 0 })
    const without = await search({ key: 'PP', without: ['再生料'], limit: 0 })
    const { totalCount: recycled } = await list({ key: 'PP 再生料', limit: 0 })
    expect(recycled).toBeGreaterThan(0)
    expect(without.totalCount).toBe(all - recycled)
    expect(without.facets.grades.map(({ grade }) => grade)).not.toContain(Grade.recycled)
  })
})
