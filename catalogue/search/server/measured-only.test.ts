import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db } = await testApp({ holding: 'catalogue' })
const { list, parameters, signature, substitutes } = anonymous.products

const codesOf = (values: readonly { code: string }[]) => [...new Set(values.map(({ code }) => code))]

const newVersion = () => db.run(sql`update search_state set version = version + 1`)

test('grades are as near to each other however they are worked', async () => {
  const { list: hits } = await list({ key: 'PA66', limit: 10 })
  const nearest = () => Promise.all(hits.map(({ id }) => substitutes({ id })))
  const before = await nearest()
  expect(before.flat().length).toBeGreaterThan(0)
  await db.run(sql`
    update property set base_low = base_low * (1 + product_id % 3), base_high = base_high * (1 + product_id % 3)
    where parameter_id in (select id from parameter where group_code = 'processing')`)
  await newVersion()
  expect(await nearest()).toEqual(before)
})

test('how goods are worked is neither ranged over, shown in lists nor drawn as a strip', async () => {
  const all = await parameters()
  const processing = all.filter(({ group }) => group === 'processing')
  expect(processing.map(({ lowest }) => lowest)).toEqual(processing.map(() => null))

  const { list: hits } = await list({ key: 'PA', limit: 60 })
  // So few are left that what is worked would take the places that are free.
  await db.run(sql`
    delete from property using parameter
    where parameter.id = parameter_id and group_code <> 'processing' and code not in ('mfr', 'density', 'flexuralModulus')`)
  await newVersion()
  const shown = {
    lists: (await list({ key: 'PA', limit: 60 })).list.flatMap(({ keyProperties }) => keyProperties),
    strips: (await Promise.all(hits.map(({ id }) => signature({ id })))).flat(),
  }
  const measured = all.filter(({ group }) => group !== 'processing')
  for (const [where, values] of Object.entries(shown)) {
    expect(values.length, where).toBeGreaterThan(0)
    expect(codesOf(measured), where).toEqual(expect.arrayContaining(codesOf(values)))
  }
})
