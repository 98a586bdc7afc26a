import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, request } = await testApp({ holding: 'catalogue' })
const { list, spreads } = anonymous.products
const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

test('hits spread over what they state, at the condition of the range', async () => {
  const filter = { key: 'PP', grade: [0] as [0] }
  const [mfr] = await spreads({ ...filter, codes: ['mfr', 'ul94'] })
  const page = await list({ ...filter, columns: ['mfr'], limit: 100 })
  const values = page.list.flatMap(({ keyProperties }) =>
    keyProperties.map(({ baseLow, baseHigh }) => [baseLow, baseHigh]),
  )
  const middles = values.map(([low, high]) => ((low ?? 0) + (high ?? 0)) / 2).toSorted((a, b) => a - b)
  expect(page.totalCount).toBeLessThanOrEqual(100)
  expect(mfr).toMatchObject({ code: 'mfr', of: page.totalCount, stated: middles.length })
  expect([mfr?.lowest, mfr?.highest]).toEqual([middles[0], middles.at(-1)])
  expect(sum(mfr?.counts ?? [])).toBe(middles.length)
  const [narrow] = await spreads({ ...filter, range: ['mfr:5..30:g/10min@any'], codes: ['mfr'] })
  expect(narrow?.stated).toBe(narrow?.of)
  expect(narrow?.of).toBeLessThan(page.totalCount)
})

test('the page draws them above each range, with words for those who do not see them', async () => {
  const { body } = await request({ url: to.search({ key: 'PP' }), headers: { cookie: 'lang=en-US' } })
  const titles = [...body.matchAll(/<svg role="img"[^>]*><title>([^<]*)/g)].map(([, title]) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles[0]).toMatch(/^Melt flow rate: stated by \d+ of \d+ checked, [\d.]+ to [\d,.]+ g\/10 min, half of them/)
})
