import { describe, expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'
import { operatorContract } from '#site/office-contract.ts'
import { aDeskSession, aPerson, atDesk, deskHeaders } from '#testing/back-office.ts'
import { aPicture } from '#testing/factories.ts'
import { shopWithTrade } from '#testing/foreign.ts'
import { aShipment, linesOf } from '#testing/operators.ts'
import { operatorExamples } from '#testing/operator-examples.ts'
import { aLine, dayFromNow } from '#testing/quotes.ts'
import { aPackedShipment, shipmentOf } from '#testing/sales.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, call, request } = site
const [ownWord, foreignWord] = ['Ownquay', 'Foreignquay']
const own = await shopWithTrade(site, ownWord)
const foreign = await shopWithTrade(site, foreignWord)
// Asked together by one buyer, which neither of the two may learn.
await db.run(sql`update enquiry set asked_id = ${foreign.enquiryId} where id = ${own.enquiryId}`)
const seller = await aPerson(db, 'seller', own.shopId)
const desk = await atDesk(site, seller)
const calls = endpointsOf(operatorContract).filter(({ endpoint }) => endpoint.access === 'operator')

/** Whatever a call may be asked for: everything of a shop by its number and by its name. */
const askedOf = (shop: typeof foreign, word: string) => [
  {},
  { search: word },
  { text: word },
  { shopId: shop.shopId },
  ...[shop.productId, ...Object.values(shop.orders), shop.enquiryId, shop.quoteId, shop.sampleId].map((id) => ({ id })),
]
async function answersTo(call_: (typeof calls)[number]['endpoint'], person: { id: number }, inputs: readonly object[]) {
  const headers = deskHeaders(await aDeskSession(db, person))
  const answers = await Promise.all(inputs.map((input) => call(call_, input, headers)))
  return JSON.stringify(answers.map(({ envelope }) => envelope))
}

describe('whatever is asked', () => {
  const readers = calls.filter(({ endpoint }) => endpoint.method === 'GET')

  test.each(readers)('$name tells people of a shop nothing of another', async ({ endpoint }) => {
    expect(await answersTo(endpoint, seller, askedOf(foreign, foreignWord))).not.toContain(foreignWord)
  })

  test('the same questions find what is theirs', async () => {
    const found: string[] = []
    for (const { name, endpoint } of readers.filter((each) => each.endpoint.ofShop))
      if ((await answersTo(endpoint, seller, askedOf(own, ownWord))).includes(ownWord)) found.push(name)
    expect(found).toEqual([
      'desk.waiting',
      'desk.find',
      'enquiries.list',
      'enquiries.info',
      'enquiries.goods',
      'media.list',
      'orders.list',
      'orders.info',
      'products.list',
      'products.info',
      'products.choices',
      'samples.list',
      'samples.info',
    ])
  })

  test('counts are of the own shop', async () => {
    expect(await desk.orders.counts()).toMatchObject({ all: 3 })
    expect(await desk.enquiries.counts()).toMatchObject({ all: 1 })
    expect(await desk.desk.counts()).toEqual([{ name: 'products', count: 1 }])
  })
})

describe('whatever is changed', () => {
  /** What concerns nobody but the caller. */
  const ownAffairs = new Set([
    'notices.choose',
    'session.giveCode',
    'session.signOut',
    'session.offerSecondFactor',
    'session.confirmSecondFactor',
    'session.renewRecoveryCodes',
    'session.offerPasskey',
    'session.addPasskey',
    'session.removePasskey',
    'session.changePassword',
    'session.setFavourite',
    'desk.saveFilter',
    'desk.removeFilter',
    'pictures.upload',
    'products.dropDraft',
  ])
  const tableOf = async (shopId: number) => {
    const made = await db.first<{ id: number }>(sql`
      insert into catalogue_import (operator_id, shop_id, name, state, header, mapping)
      values (${seller.id}, ${shopId}, ${foreignWord}, 'checked', '{Code}', '{code}') returning id`)
    return made?.id ?? 0
  }
  /** With things of the other shop; all other examples are of the house or of shops of their own. */
  const foreignExamples: Record<string, () => object | Promise<object>> = {
    'orders.ship': async () => ({
      id: foreign.orders.paid,
      ...aShipment(await linesOf(db, foreign.orders.paid)),
    }),
    'orders.changeShipment': async () => {
      const { id: shipmentId, version } = await shipmentOf(db, foreign.orders.shipped)
      const lines = await linesOf(db, foreign.orders.shipped)
      return { id: foreign.orders.shipped, shipmentId, version, ...aShipment(lines), vessel: 'x' }
    },
    'orders.addPapers': async () => ({
      id: foreign.orders.shipped,
      shipmentId: (await shipmentOf(db, foreign.orders.shipped)).id,
      kind: 'photo',
      fileIds: [foreign.uploadIds[0]],
    }),
    'orders.removePaper': async () => ({
      id: foreign.orders.shipped,
      shipmentId: (await shipmentOf(db, foreign.orders.shipped)).id,
      fileId: foreign.uploadIds[0],
    }),
    'orders.close': () => ({ id: foreign.orders.unpaid, reason: 'x' }),
    'orders.correctProforma': () => ({ id: foreign.orders.unpaid, reason: 'x' }),
    'orders.issueContract': () => ({ id: foreign.orders.unpaid, reason: '' }),
    'orders.issueSheets': async () => ({
      id: foreign.orders.shipped,
      shipmentId: (await shipmentOf(db, foreign.orders.shipped)).id,
      reason: '',
      ...aPackedShipment,
    }),
    'orders.decideReturn': () => ({
      id: foreign.orders.shipped,
      returnId: foreign.returnId,
      decision: 'acceptReturn',
    }),
    'enquiries.upload': () => ({ id: foreign.enquiryId, file: aPdf() }),
    'orders.upload': () => ({ id: foreign.orders.paid, file: aPdf() }),
    'orders.answer': () => ({ id: foreign.orders.paid, body: 'x' }),
    'orders.note': () => ({ id: foreign.orders.paid, body: 'x' }),
    'enquiries.answer': () => ({ id: foreign.enquiryId, body: 'x' }),
    'enquiries.note': () => ({ id: foreign.enquiryId, body: 'x' }),
    'enquiries.settle': () => ({ id: foreign.enquiryId }),
    'enquiries.withdraw': () => ({ id: foreign.enquiryId, quoteId: foreign.quoteId, reason: 'x' }),
    'samples.approve': () => ({ id: foreign.sampleId }),
    'products.setStatus': () => ({ ids: [foreign.productId], status: 'withdrawn' }),
    'imports.changeMany': () => ({ ids: [foreign.productId], what: 'leadTime', value: '9' }),
    'imports.start': () => ({ name: '', header: [] }),
    'imports.load': async () => ({ id: await tableOf(foreign.shopId), from: 1, rows: [['x']] }),
    'imports.check': async () => ({ id: await tableOf(foreign.shopId) }),
    'imports.correct': async () => ({ id: await tableOf(foreign.shopId), row: 1, cells: { code: 'x' } }),
    'imports.usePicture': async () => ({ id: await tableOf(foreign.shopId), pictureId: (await aPicture(db)).id }),
    'imports.apply': async () => ({ id: await tableOf(foreign.shopId) }),
    'imports.undo': async () => ({ id: await tableOf(foreign.shopId) }),
    'pictures.focus': async () => ({ id: (await aPicture(db)).id, focusX: 1, focusY: 1 }),
  }
  const writers = calls.filter(({ name, endpoint }) => endpoint.method === 'POST' && !ownAffairs.has(name))
  /** What a call may leave behind of itself; places are only ever read. */
  const left = ['operator_session', 'security_event', 'country', 'province', 'city']
  const state = async () => {
    const tables = await db.many<{ name: string }>(sql`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${left})`)
    const rows = tables.map(
      ({ name }) => `select '${name}' as name, md5(string_agg(it::text, '' order by it::text)) from ${name} it`,
    )
    return db.many(new Sql(`${rows.join(' union all ')} order by name`, []))
  }

  test.each(writers)('$name does nothing to what is not theirs', async ({ name, endpoint }) => {
    const example = foreignExamples[name] ?? operatorExamples[name]
    if (endpoint.ofShop) expect(example, 'an example with something of another shop').toBeDefined()
    const input = (await example?.({ db, person: seller })) ?? {}
    const headers = deskHeaders(await aDeskSession(db, seller))
    const before = await state()
    const { status, envelope } = await call(endpoint, input, headers)
    if (endpoint.ofShop) expect(envelope.code).not.toBe(0)
    else expect(status).toBe(403)
    expect(await state()).toEqual(before)
  })

  test('their own goods cannot go to another shop, nor be quoted from one', async () => {
    const { measuredTexts: _, pictures: __, ...saved } = await desk.products.info({ id: own.productId })
    const form = { ...saved, price: '10000', lots: [], tiers: [], packings: [], properties: [] }
    await expect(desk.products.update({ ...form, shopId: foreign.shopId } as never)).rejects.toMatchObject({
      fields: { shopId: expect.any(String) },
    })
    const quote = {
      enquiryId: own.enquiryId,
      currency: 'CNY' as const,
      deliveryTerm: 'DELIVERED',
      deliveryPlace: '宁波',
      paymentType: 'TT_ADVANCE',
      validUntil: dayFromNow(7),
    }
    for (const line of [aLine(), aLine({ productId: foreign.productId })])
      await expect(desk.enquiries.quote({ ...quote, lines: [line] })).rejects.toMatchObject({
        fields: { 'lines.0.productId': expect.any(String) },
      })
  })

  test('nobody undoes at a shop what was done before leaving it', async () => {
    const mover = await aPerson(db, 'seller', foreign.shopId)
    const { changeId } = await (
      await atDesk(site, mover)
    ).products.setStatus({
      ids: [foreign.productId],
      status: 'withdrawn',
    })
    await db.run(sql`update operator set shop_id = ${own.shopId} where id = ${mover.id}`)
    await expect((await atDesk(site, mover)).audit.undo({ changeId })).rejects.toThrow()
  })
})

test('every link that their pages show them opens', async () => {
  const cookie = `lang=en-US; ${operatorToken.cookie}=${await aDeskSession(db, seller)}`
  const found = new Map([[to.office.desk(), 'the door']])
  const closed: string[] = []
  const pathOf = (link: string) => link.split('?')[0]
  /** Three of a kind show what the others would. */
  const visits = (link: string) => [...found.keys()].filter((known) => pathOf(known) === pathOf(link)).length
  for (const [url, from] of found) {
    const page = await request({ url, headers: { cookie, host: 'localhost' } })
    if (page.statusCode >= 400) closed.push(`${url} of ${from}: ${page.statusCode}`)
    if (String(page.headers['content-type']).includes('html'))
      for (const link of linksIn(page.body)) if (!found.has(link) && visits(link) < 3) found.set(link, url)
  }
  expect(closed).toEqual([])
  for (const path of [
    to.office.products.edit(own.productId),
    to.office.order(own.orders.paid),
    to.office.enquiry(own.enquiryId),
  ])
    expect([...found.keys()]).toContain(path)
}, 60_000)

/** Pages; files have a test of their own, and another order or part of a list is no other page. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/admin[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(
      (href) =>
        href !== to.office.signOut() && !/[?&](sort|page|limit)=|\.(csv|xlsx|pdf|zip)|\/attachment\//.test(href),
    )

test('files, papers and exports are of the own shop', async () => {
  const cookie = `${operatorToken.cookie}=${await aDeskSession(db, seller)}`
  const typeOf = async (url: string) => (await request({ url, headers: { cookie } })).headers['content-type']
  const papersOf = ({ orders, quoteId }: typeof own) => [
    to.office.file.proforma(orders.unpaid, 'en'),
    to.office.file.quote(quoteId, 'en'),
  ]
  for (const paper of papersOf(own)) expect(await typeOf(paper)).toBe('application/pdf')
  for (const file of [...papersOf(foreign), ...foreign.uploadIds.map((id) => to.office.file.attachment(id))])
    expect(await typeOf(file), file).not.toBe('application/pdf')
  const table = await request({
    url: to.office.file.table(to.office.products(), 'csv', new URLSearchParams()),
    headers: { cookie },
  })
  expect(table.body).toContain(ownWord)
  expect(table.body).not.toContain(foreignWord)
})
