import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, app, db } = await testApp({ holding: 'catalogue' })
const { crossReference } = anonymous.products

describe('a grade that nobody sells here', () => {
  test.each(['HP548R', 'hp 548r', 'HP-548-R', 'LyondellBasell hp548r 报价', 'PP ＨＰ５４８Ｒ injection'])(
    'is known by %s',
    async (key) => expect(await crossReference({ key })).toMatchObject({ model: 'HP548R', producer: 'LyondellBasell' }),
  )

  test('comes with what of ours is nearest, and with what differs', async () => {
    const { nearest = [] } = (await crossReference({ key: 'HP548R' })) ?? {}
    expect(nearest.length).toBeGreaterThan(1)
    expect(nearest.map(({ distance }) => distance)).toEqual(
      nearest.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    for (const { product } of nearest) expect(product.productCategoryName).toBe(nearest[0]?.product.productCategoryName)
    expect(nearest[0]?.differences).toContainEqual(
      expect.objectContaining({ code: 'mfr', wanted: 23, unit: 'g/10min' }),
    )
  })

  test('has nothing beside it where nothing is near enough', async () =>
    expect(await crossReference({ key: 'B4300G4' })).toMatchObject({ model: 'B4300 G4', nearest: [] }))

  test.each(['HP548', '548R', 'PP', 'T30S', ''])('is not taken for %s', async (key) =>
    expect(await crossReference({ key })).toBeNull(),
  )

  test('is shown on the search page with a link that asks for it', async () => {
    const { body } = await app.inject({ url: to.search({ key: 'hp 548r' }), headers: { cookie: 'lang=en-US' } })
    expect(body).toContain('HP548R (LyondellBasell) is not sold here; our closest grades')
    expect(body).toContain(to.inquiry({ key: 'LyondellBasell HP548R' }))
  })

  test('is no longer named once somebody sells it, or once it is switched off', async () => {
    expect(await crossReference({ key: 'RP348N' })).toMatchObject({ model: 'RP348N' })
    await aProduct(db, { model: 'RP-348 N' })
    expect(await crossReference({ key: 'RP348N' })).toBeNull()
    await db.run(sql`update cross_reference set active = false where model = 'H4120'`)
    expect(await crossReference({ key: 'H4120' })).toBeNull()
  })
})
