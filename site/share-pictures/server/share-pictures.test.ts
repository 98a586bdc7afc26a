import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const { db, request, config } = await testApp()
const address = (id: number, version = 1, language = 'en') => `/media/share/product-${id}-v${version}-${language}.jpg`

describe('the picture of a shared link', () => {
  test('has the size that networks ask for, and may be kept for ever', async () => {
    const { id } = await aProduct(db, { model: '聚丙烯 T30S' })
    for (const language of ['en', 'zh']) {
      const answer = await request(address(id, 1, language))
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  test('is drawn once, however many ask at the same time', async () => {
    const { id } = await aProduct(db)
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(address(id))))
    const drawn = await db.first<{ used: number }>(
      sql`select sum(used)::int as used from budget where key like 'share picture%'`,
    )
    await request(address(id))
    const after = await db.first<{ used: number }>(
      sql`select sum(used)::int as used from budget where key like 'share picture%'`,
    )
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(after?.used).toBe(drawn?.used)
    expect(existsSync(join(config.dataDir, 'share', String(id), 'v1-en.jpg'))).toBe(true)
  })

  test('follows the product to its next version, and the old one makes room', async () => {
    const { id } = await aProduct(db)
    await request(address(id))
    await request(address(id, 1, 'zh'))
    await db.run(sql`update product set version = 2 where id = ${id}`)
    expect((await request(address(id))).headers['location']).toBe(address(id, 2))
    await request(address(id, 2))
    expect(readdirSync(join(config.dataDir, 'share', String(id))).toSorted()).toEqual(['v1-zh.jpg', 'v2-en.jpg'])
  })

  test.each([
    'product-2000000000-v1-en.jpg',
    'product-1-v1-fr.jpg',
    'product-0-v1-en.jpg',
    '..%2f..%2fetc%2fpasswd',
    'x.jpg',
  ])('does not exist for %s', async (file) => expect((await request(`/media/share/${file}`)).statusCode).toBe(404))

  test('does not exist for what is not published', async () => {
    const { id } = await aProduct(db, { status: 'draft' })
    expect((await request(address(id))).statusCode).toBe(404)
  })
})
