import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { subscriptions } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aContact } from '#testing/factories.ts'
import { newEmail } from '#testing/identity.ts'
import { linkSentTo, messagesTo, tokenSentTo, waitAMinute } from '#testing/messages.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { testApp } from '#testing/test-app.ts'
import { removeDeadRequests } from './queries.ts'

const { db, anonymous, call, request, config } = await testApp({ config: behindProxy })

const catalogue = async (code: string) => {
  const row = await db.first<{ id: number }>(sql`
    insert into category (code, position, name_zh, name_en) values (${code}, 1, ${`${code}料`}, ${code}) returning id`)
  return row?.id ?? 0
}
const [pp, pe] = [await catalogue('NEWS-PP'), await catalogue('NEWS-PE')]

const subscribe = (email: string, productCatalog: number[] = [pp], headers: Record<string, string> = fromNewIp()) =>
  call(subscriptions.subscribe, { email, productCatalog }, headers)
async function aSubscriber(...catalogues: number[]) {
  const email = newEmail()
  await subscribe(email, catalogues)
  await anonymous.subscriptions.confirm({ token: await tokenSentTo(db, email) })
  return email
}
const subscribed = async (email: string) =>
  (
    await db.many<{ id: number }>(sql`
      select category_id as id from subscription join subscriber on subscriber.id = subscriber_id
      where email = ${email} order by 1`)
  ).map(({ id }) => id)
async function linkOf(email: string) {
  await waitAMinute(db)
  await call(subscriptions.unsubscribe, { email }, fromNewIp())
  return (await linkSentTo(db, email)).searchParams.get('unsubscribe') ?? ''
}

describe('subscribing', () => {
  test('starts when the link of the mail is confirmed, and not before', async () => {
    const email = newEmail()
    expect((await subscribe(email, [pp, pe])).envelope.code).toBe(0)
    expect(await subscribed(email)).toEqual([])
    const token = await tokenSentTo(db, email)
    const asked = await anonymous.subscriptions.request({ token })
    expect(asked.catalogues.map(({ nameEn }) => nameEn).toSorted()).toEqual(['NEWS-PE', 'NEWS-PP'])
    expect(asked.email).not.toBe(email)
    expect(await subscribed(email)).toEqual([])
    await anonymous.subscriptions.confirm({ token })
    expect(await subscribed(email)).toEqual([pp, pe].toSorted((a, b) => a - b))
  })

  test('by one link works once, also when it is pressed many times at once', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await tokenSentTo(db, email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(subscriptions.confirm, { token })))
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([0, 488109, 488109, 488109])
  })

  test('is refused after a day', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await tokenSentTo(db, email)
    await db.run(sql`update subscription_request set expires_at = now() where email = ${email}`)
    expect((await call(subscriptions.confirm, { token })).envelope.code).toBe(488110)
    await removeDeadRequests(db)
    expect(await subscribed(email)).toEqual([])
  })

  test('answers a subscriber like a stranger', async () => {
    const known = await aSubscriber(pp)
    await waitAMinute(db)
    const [first, second] = [await subscribe(known), await subscribe(newEmail())]
    expect(first.envelope).toEqual(second.envelope)
  })

  test('needs a main category of the catalogue', async () => {
    for (const productCatalog of [[], [999_999]]) {
      const { envelope } = await subscribe(newEmail(), productCatalog)
      expect(envelope.data).toHaveProperty('fields.productCatalog', 'Please choose at least one material')
    }
  })

  test('asks for a picture after the third time from one address', async () => {
    const ip = fromNewIp()
    for (const _ of [1, 2, 3]) expect((await subscribe(newEmail(), [pp], ip)).envelope.code).toBe(0)
    expect((await subscribe(newEmail(), [pp], ip)).envelope.code).toBe(488102)
    const passed = { email: newEmail(), productCatalog: pp, ...(await aCaptcha(db)) }
    expect((await call(subscriptions.subscribe, passed, ip)).envelope.code).toBe(0)
  })
})

describe('unsubscribing', () => {
  test('by an address alone ends nothing: who reads it gets a link', async () => {
    const email = await aSubscriber(pp)
    await waitAMinute(db)
    const known = await call(subscriptions.unsubscribe, { email }, fromNewIp())
    expect(await subscribed(email)).toEqual([pp])
    const stranger = newEmail()
    const unknown = await call(subscriptions.unsubscribe, { email: stranger }, fromNewIp())
    expect(unknown.envelope).toEqual(known.envelope)
    expect(await messagesTo(db, stranger)).toEqual([])
  })

  test('by the link ends one catalogue or all, and a second time does no harm', async () => {
    const email = await aSubscriber(pp, pe)
    const unsubscribe = await linkOf(email)
    expect((await anonymous.subscriptions.subscription({ unsubscribe })).catalogues).toHaveLength(2)
    await anonymous.subscriptions.unsubscribe({ unsubscribe, productCatalog: pp })
    expect(await subscribed(email)).toEqual([pe])
    for (const _ of [1, 2]) await anonymous.subscriptions.unsubscribe({ unsubscribe })
    expect(await subscribed(email)).toEqual([])
    expect(await db.first(sql`select 1 from subscriber where email = ${email}`)).toBeUndefined()
  })

  test('of somebody else is refused, however the link is bent', async () => {
    const [mine, theirs] = [await aSubscriber(pp), await aSubscriber(pp)]
    const link = await linkOf(mine)
    const [, signature = ''] = link.split('.')
    const bent = [
      { unsubscribe: `${Buffer.from(theirs).toString('base64url')}.${signature}` },
      { unsubscribe: `${Buffer.from(theirs).toString('base64url')}.` },
      { unsubscribe: link, email: theirs },
      { unsubscribe: 'x' },
    ]
    for (const input of bent) expect((await call(subscriptions.unsubscribe, input)).envelope.code).toBe(488109)
    expect(await subscribed(theirs)).toEqual([pp])
    expect(await subscribed(mine)).toEqual([pp])
  })

  describe('by a mail program', () => {
    const oneClick = (query: string, payload: string | undefined, method: 'GET' | 'POST' = 'POST') =>
      request({
        method,
        url: `${config.apiBase}/common/email/oneClick?${query}`,
        headers: payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload !== undefined && { payload }),
      })

    test('needs neither origin nor cookie, only the signed address', async () => {
      const email = await aSubscriber(pp, pe)
      const link = await linkOf(email)
      const answer = await oneClick(`unsubscribe=${link}&productCatalog=${pp}`, 'List-Unsubscribe=One-Click')
      expect(answer.statusCode).toBe(200)
      expect(await subscribed(email)).toEqual([pe])
    })

    test('ends nothing when the link is only opened, or is not ours', async () => {
      const email = await aSubscriber(pp)
      const link = await linkOf(email)
      const opened = await oneClick(`unsubscribe=${link}&productCatalog=${pp}`, undefined, 'GET')
      expect(opened.statusCode).toBe(303)
      expect(opened.headers.location).toMatch(/^\/common\/emailUnsubscribe\?unsubscribe=/)
      const forged = await oneClick(`unsubscribe=${link.slice(0, -2)}AA`, 'List-Unsubscribe=One-Click')
      expect(forged.json()).toMatchObject({ code: 488109 })
      expect((await oneClick('productCatalog=1', 'List-Unsubscribe=One-Click')).statusCode).toBe(400)
      expect((await oneClick(`unsubscribe=${link}`, 'something=else')).statusCode).toBe(400)
      expect(await subscribed(email)).toEqual([pp])
    })
  })
})

test('the visit of a page with a link keeps no link', async () => {
  await aContact(db)
  await anonymous.history.save({ url: `${to.unsubscribe()}?productCatalog=1&unsubscribe=secret#x` })
  const visits = await db.many<{ url: string }>(sql`select url from visit`)
  expect(visits).toEqual([{ url: `${to.unsubscribe()}?productCatalog=1&unsubscribe=#x` }])
})
