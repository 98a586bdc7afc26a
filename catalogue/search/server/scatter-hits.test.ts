import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, request } = await testApp({ holding: 'catalogue' })
const { list, scatter } = anonymous.products
const english = { cookie: 'lang=en-US' }

test('every hit that states both properties is a point, with the values that the table shows', async () => {
  const filter = { key: 'PP', grade: [0] as [0] }
  const { of, stating, points } = await scatter({ ...filter, x: 'mfr', y: 'density' })
  const page = await list({ ...filter, columns: ['mfr', 'density'], limit: 100 })
  const tabled = page.list.flatMap(({ id, keyProperties }) => {
    const [x, y] = ['mfr', 'density'].map((code) => keyProperties.find((each) => each.code === code)?.baseLow)
    return x && y ? [{ id, x, y }] : []
  })
  expect({ of, stating }).toEqual({ of: page.totalCount, stating: tabled.length })
  expect(points.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    tabled.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  const point = points.find(({ modelName }) => modelName === 'HP500N')
  expect(tabled).toContainEqual({ id: point?.id, x: point?.x, y: point?.y })
})

test('many hits are bounded, and what nobody states has no points', async () => {
  const all = await scatter({ x: 'mfr', y: 'density' })
  expect(all.points.length).toBeLessThanOrEqual(250)
  expect(all.stating).toBeGreaterThan(250)
  expect(await scatter({ x: 'nothing', y: 'density' })).toMatchObject({ stating: 0, points: [] })
})

test('the address of a page draws them as named links, without scripts', async () => {
  const url = to.search({ key: 'PP', grade: 0, view: 'scatter', x: 'mfr', y: 'density' })
  const { statusCode, body } = await request({ url, headers: english })
  expect(statusCode).toBe(200)
  expect(body).toMatch(
    /<a href="\/product\/detail\?id=\d+"><title>Moplen HP500N [^<]*: Melt flow rate 12 g\/10 min, Density 0.9 g\/cm³/,
  )
  expect(body).toContain('Melt flow rate (g/10 min), log scale')
  expect(body).toMatch(/href="[^"]*view=table[^"]*columns=mfr&amp;columns=density"/)
  const bounded = await request({ url: to.search({ view: 'scatter', x: 'mfr', y: 'density' }), headers: english })
  expect(bounded.body).toContain('Only 250 are drawn; narrow the search to see all.')
})

test('axes belong to the chart only', async () => {
  const { headers } = await request({ url: to.search({ key: 'PP', x: 'mfr', y: 'density' }) })
  expect(headers.location).toBe(to.search({ key: 'PP' }))
})
