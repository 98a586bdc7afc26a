import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { support } from '../contract.ts'
import { drawQr } from './draw-qr.ts'

const { db, anonymous, call } = await testApp()
const chinese = { cookie: 'lang=zh-CN' }

describe("the code of the site's account", () => {
  test('holds the address that operators gave it, in the language of the visitor', async () => {
    const url = 'https://weixin.example/polyharbor'
    await db.run(sql`update site set qr_codes = ${JSON.stringify([{ kind: 'wechat', url }])} where locale = 'zh-CN'`)
    const { headers, envelope } = await call(support.qrCode, { account: 'wechat' }, chinese)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(envelope.data).toBe(drawQr(url))
  })

  test('is not found where there is no such account', async () => {
    await expect(anonymous.support.qrCode({ account: 'site' })).rejects.toMatchObject({ code: 48801 })
  })
})
