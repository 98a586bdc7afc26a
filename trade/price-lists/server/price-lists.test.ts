import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aProductCategory } from '#testing/catalogue.ts'
import { aDeskSession, aPerson } from '#testing/back-office.ts'
import { aSession } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { aColleague } from '#testing/companies.ts'
import { anOperator, linesOf, pay } from '#testing/operators.ts'
import { always, anAgreement, aCompanyBuyer, aPricer } from '#testing/prices.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, aLot, aTier, goodsForSale, placeOrder, termsOf } from '#testing/trading.ts'
import { cancelGoods } from '../../orders/office/cancel-goods.ts'

const site = await testApp()
const { db } = site
const desk = await aPricer(site)
const operator = anOperator(site)

const categoryCode = async (id: number) =>
  (await db.first<{ code: string }>(sql`select code from category where id = ${id}`))?.code
const leftOf = async (buyer: Awaited<ReturnType<typeof aCompanyBuyer>>) =>
  (await buyer.api.priceLists.agreements()).map(({ usedKg, leftKg }) => [usedKg, leftKg])
const short = { code: 488349 }

describe('a price list', () => {
  test('gives every company of its group the price on page, cart, confirmation and order, and nobody else', async () => {
    const [buyer, stranger] = [await aCompanyBuyer(site), await aCompanyBuyer(site)]
    const [top, { id: productId }] = [await aProductCategory(db), await goodsForSale(db)]
    const below = await aProductCategory(db, { parentId: top })
    await db.run(sql`update product set category_id = ${below} where id = ${productId}`)
    await aTier(db, productId, 5_000, 9_500)
    const { id: groupId } = await desk.companyGroups.create({ name: '战略客户', nameEn: 'Key accounts' })
    await desk.companies.care({ id: buyer.id, careVersion: 0, groupId })
    await desk.priceLists.create({
      name: '二季度价',
      nameEn: 'Second quarter',
      currency: 'CNY',
      ...always,
      groupIds: [groupId],
      rows: [{ category: await categoryCode(top), how: 'percent', value: '2' }],
    })
    expect(await buyer.api.priceLists.own({ id: [productId] })).toMatchObject([
      {
        productId,
        price: {
          perTonneMinor: 980_000,
          tiers: [{ fromKilograms: 5_000, perTonneMinor: 931_000 }],
          own: { kind: 'priceList', nameEn: 'Second quarter', listPerTonneMinor: 1_000_000 },
        },
      },
    ])
    const { id } = await buyer.api.cart.add({ productId, quantity: 5_000 })
    const why = { reason: 'priceList', list: { name: '二季度价' } }
    expect(await buyer.api.cart.info({ id })).toMatchObject({ perTonneMinor: 931_000, why, formerPerTonneMinor: null })
    const colleague = await aColleague(site, buyer, 'viewer')
    expect(await colleague.api.orders.confirm({ productId, quantity: 1_000 })).toMatchObject({
      totals: [{ totalMinor: 980_000 }],
    })
    const order = await placeOrder(buyer, [{ productId, quantity: 5_000 }])
    expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({ totalMinor: 4_655_000, lines: [{ why }] })

    expect(await stranger.api.priceLists.own({ id: [productId] })).toEqual([])
    expect(await (await aBuyer(site)).api.priceLists.own({ id: [productId] })).toEqual([])
    expect(await stranger.api.orders.confirm({ productId, quantity: 5_000 })).toMatchObject({
      orders: [{ lines: [{ perTonneMinor: 950_000, why: { reason: 'tier', list: null } }] }],
    })
    expect(await brokenRules(db)).toEqual([])
  })

  test('that ended, or has not begun, changes nothing', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const id = await anAgreement(site, buyer.id, { productId })
    await db.run(sql`update price_list set valid_until = '2020-02-01' where id = ${id}`)
    expect(await buyer.api.priceLists.own({ id: [productId] })).toEqual([])
    expect(await buyer.api.priceLists.agreements()).toEqual([])
    await db.run(sql`update price_list set valid_from = '2099-01-01', valid_until = '2099-12-31' where id = ${id}`)
    expect(await buyer.api.priceLists.own({ id: [productId] })).toEqual([])
  })

  test('has a paper that only its company opens, and at the desk who may see companies', async () => {
    const [buyer, stranger] = [await aCompanyBuyer(site), await aCompanyBuyer(site)]
    const { fileId } = await desk.documents.upload({ file: aPdf('agreement.pdf') })
    const { id } = await desk.priceLists.create({
      name: '年度协议',
      nameEn: 'Annual agreement',
      currency: 'CNY',
      ...always,
      enterpriseId: buyer.id,
      paperId: fileId,
      rows: [],
    })
    const opened = async (url: string, cookie = '') => (await site.request({ url, headers: { cookie } })).statusCode
    const paper = (await buyer.api.priceLists.agreements())[0]?.paper ?? ''
    const as = async (member: { id: number }) => `token=${await aSession(db, member)}`
    expect(await opened(paper, await as(buyer.member))).toBe(200)
    expect(await opened(paper, await as((await aColleague(site, buyer, 'viewer')).member))).toBe(200)
    expect(await opened(paper, await as(stranger.member))).toBe(404)
    expect(await opened(paper)).toBe(303)
    const url = (await desk.priceLists.info({ id })).documents?.[fileId]?.url ?? ''
    const desked = async (role: 'administrator' | 'content') =>
      `officeToken=${await aDeskSession(db, await aPerson(db, role))}`
    expect(await opened(url, await desked('administrator'))).toBe(200)
    expect(await opened(url, await desked('content'))).toBe(404)
    const { file } = (await db.first<{ file: string }>(sql`select file from stored_document where id = ${fileId}`)) ?? {
      file: '',
    }
    for (const former of [`/media/${file}`, `/media/${file.replace('/', '%2F')}`, `/media/./${file}`])
      expect(await opened(former, await as(buyer.member))).toBe(404)
  })

  test('leaves single lots at the price of the lot', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const lot = await aLot(db, productId)
    await anAgreement(site, buyer.id, { productId })
    expect(await buyer.api.orders.confirm({ productId, lotId: lot.id, quantity: 1_000 })).toMatchObject({
      orders: [{ lines: [{ perTonneMinor: 800_000, why: { reason: 'list' } }] }],
    })
  })

  test('is refused where it names what does not exist, both a company and groups, or less than was called off', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { id: groupId } = await desk.companyGroups.create({ name: '甲', nameEn: 'A' })
    const list = { name: '甲', nameEn: 'A', currency: 'CNY' as const, ...always }
    const row = { how: 'fixed' as const, value: '9000' }
    const refused = (fields: object) => ({ fields })
    const why = expect.any(String)
    await expect(desk.priceLists.create({ ...list, rows: [{ ...row, product: 'nothing' }] })).rejects.toMatchObject(
      refused({ rows: why }),
    )
    await expect(
      desk.priceLists.create({ ...list, enterpriseId: buyer.id, groupIds: [groupId] }),
    ).rejects.toMatchObject(refused({ enterpriseId: why }))
    await expect(desk.priceLists.create({ ...list, totalKg: 1_000 })).rejects.toMatchObject(refused({ totalKg: why }))
    const id = await anAgreement(site, buyer.id, { productId, totalKg: 10_000 })
    await placeOrder(buyer, [{ productId, quantity: 4_000 }])
    const saved = await desk.priceLists.info({ id })
    expect(saved).toMatchObject({ usedKg: 4_000, leftKg: 6_000 })
    await expect(desk.priceLists.update({ ...saved, totalKg: 3_999 })).rejects.toMatchObject(refused({ totalKg: why }))
    await desk.priceLists.update({ ...saved, totalKg: 4_000 })
    expect(await leftOf(buyer)).toEqual([[4_000, 0]])
    await expect(desk.priceLists.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
  })
})

describe('an agreement', () => {
  test('is called off by orders and given back by what is cancelled of them', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    await anAgreement(site, buyer.id, { productId, totalKg: 10_000 })
    const first = await placeOrder(buyer, [{ productId, quantity: 4_000 }])
    const second = await placeOrder(buyer, [{ productId, quantity: 6_000 }])
    expect(await leftOf(buyer)).toEqual([[10_000, 0]])
    await buyer.api.orders.cancel({ id: first.id })
    expect(await leftOf(buyer)).toEqual([[6_000, 4_000]])
    await pay(operator, second)
    const [line] = await linesOf(db, second.id)
    await cancelGoods(operator, second.id, { reason: 'x', lines: [{ lineId: line?.lineId ?? 0, kilograms: 1_000 }] })
    expect(await leftOf(buyer)).toEqual([[5_000, 5_000]])
    expect(await brokenRules(db)).toEqual([])
  })

  test('charges what exceeds it at the next price, and counts the lines of one order together', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    await anAgreement(site, buyer.id, { productId, totalKg: 5_000 })
    const line = [`${productId}:3000:kg`, `${productId}:3000:kg`]
    const { orders } = await buyer.api.orders.confirm({ line })
    expect(orders[0]?.lines.map(({ perTonneMinor, why }) => [perTonneMinor, why?.reason])).toEqual([
      [900_000, 'agreement'],
      [1_000_000, 'list'],
    ])
    const [own] = await buyer.api.priceLists.own({ id: [productId] })
    expect(own?.price).toMatchObject({
      perTonneMinor: 900_000,
      tiers: [{ fromKilograms: 5_001, perTonneMinor: 1_000_000 }],
      own: { kind: 'agreement', leftKg: 5_000 },
    })
  })

  test('runs out exactly, however many order at once', async () => {
    const buyer = await aCompanyBuyer(site)
    const { id: productId } = await goodsForSale(db)
    await anAgreement(site, buyer.id, { productId, totalKg: 5_000 })
    const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
    const wish = { productId, quantity: 1_000, fingerprint, ...termsOf(buyer) }
    const settled = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) =>
        buyer.api.orders.placeFromProduct(wish, { idempotencyKey: `run-out-${at}` }),
      ),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const codes = new Set(settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : [])))
    // Whoever reads the agreement after it ran out gets the price that counts then.
    expect([short.code, 488308]).toEqual(expect.arrayContaining([...codes]))
    expect(await leftOf(buyer)).toEqual([[5_000, 0]])
    expect(await brokenRules(db)).toEqual([])
  })

  test('goes with its company when that is merged into another', async () => {
    const [buyer, other] = [await aCompanyBuyer(site), await aCompanyBuyer(site)]
    const { id: productId } = await goodsForSale(db)
    await anAgreement(site, other.id, { productId })
    await desk.customers.merge({ id: buyer.id, otherId: other.id })
    expect(await buyer.api.priceLists.own({ id: [productId] })).toHaveLength(1)
  })
})
