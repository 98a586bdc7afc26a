import { afterAll, describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale } from '#testing/trading.ts'
import { setUpKeys } from './contract.ts'

const smtp = await startSmtpServer({ refuse: (address) => (address.startsWith('nobody') ? 550 : undefined) })
afterAll(() => smtp.stop())
const bare = await testApp()
const { db } = bare
const desk = await atDesk(bare, await aPerson(db, 'administrator'))
const mail = { smtpUrl: smtp.url, from: 'site@example.com' }
const withMail = await testApp({ db, config: { mail } })
const mailing = await atDesk(withMail, await aPerson(db, 'administrator'))

const doneOf = async (at = desk) => (await at.setUp.list()).filter(({ done }) => done).map(({ key }) => key)

test.each(['en-US', 'zh-CN'])('visitors read nothing that stands in for the company: %s', async (lang) => {
  for (const url of [to.home(), to.about(), to.news()]) {
    const { body } = await bare.request({ url, headers: { cookie: `lang=${lang}` } })
    expect(body, url).not.toMatch(/tel:|mailto:|\.example|00000|Yuyao|余姚/)
  }
})

describe('the set-up list', () => {
  test('has everything in its order, and nothing of it is done at the start but the terms and the second operator', async () => {
    const items = await desk.setUp.list()
    expect(items.map(({ key }) => key)).toEqual(setUpKeys)
    expect(await doneOf()).toEqual(['paymentTypes', 'deliveryTerms', 'operators'])
    expect(await doneOf(mailing)).toEqual(['paymentTypes', 'deliveryTerms', 'mail', 'operators'])
  })

  test('ticks off what is done, by itself', async () => {
    await db.run(sql`update site set email = 'sales@firm.test', hotline = '400-123-4567'`)
    await db.run(sql`update house set legal_name_zh = '甲公司'`)
    await db.run(sql`
      insert into bank_account (currency, beneficiary, bank, bank_address, account, swift)
      values ('CNY', 'A', 'B', '', '1', '')`)
    await db.run(sql`update chat_hours set version = 2`)
    await db.run(sql`update article set version = 2 where kind in ('legal', 'about')`)
    await db.run(sql`
      insert into lane (step, from_zh, from_en, to_zh, to_en, mode, basis, price, currency, valid_from, valid_until)
      values ('delivery', '宁波', 'Ningbo', '杭州', 'Hangzhou', 'truck', 'perTonne', 90, 'CNY', '2026-01-01', '2099-01-01')`)
    await aContact(db)
    const { shopId } = await goodsForSale(db)
    await db.run(sql`update shop set own = (id = ${shopId})`)
    const open = ['mail', 'sms']
    expect(await doneOf()).toEqual(setUpKeys.filter((key) => !open.includes(key)))
  })
})

describe('a test message', () => {
  test('leaves at once, and is written down', async () => {
    expect(await mailing.setUp.testMail({ email: 'me@firm.test' })).toEqual({ outcome: 'sent', answer: null })
    expect(smtp.mails).toMatchObject([{ recipients: ['me@firm.test'], subject: 'Test message' }])
    expect(await auditOf(db, 'setUp', 'mail')).toMatchObject([{ action: 'test', after: { status: 'sent' } }])
  })

  test('says what the provider answered when it was refused', async () => {
    const tested = await mailing.setUp.testMail({ email: 'nobody@firm.test' })
    expect(tested).toMatchObject({ outcome: 'refused', answer: expect.stringContaining('550') })
  })

  test('says that none is configured', async () => {
    const none = { outcome: 'none', answer: null }
    expect(await desk.setUp.testMail({ email: 'me@firm.test' })).toEqual(none)
    expect(await desk.setUp.testSms({ mobile: '13812345678' })).toEqual(none)
  })
})
