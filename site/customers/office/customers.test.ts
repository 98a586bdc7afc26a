import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { anEnquiry, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBankAccount, addressInput, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, as, request } = site
await aContact(db)
await aBankAccount(db)
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

/** A company with a keeper who has an address. */
async function aBuyingCompany() {
  const company = await aCompany(site)
  const { id: addressId } = await company.api.addresses.save(await addressInput(db))
  return { ...company, addressId }
}

describe('a company at the desk', () => {
  test('has an owner and a next step, by which the list finds it, and which is overdue once its day has passed', async () => {
    const { id } = await aCompany(site)
    const care = { id, careVersion: 0, ownerId: seller.id, nextStep: 'Send samples', nextStepOn: dayFromNow(3) }
    await desk.companies.care(care)
    const idsOf = async (filter: Parameters<typeof desk.companies.list>[0]) =>
      (await desk.companies.list({ ...filter, limit: 100 })).list.map((row) => row.id)
    expect(await idsOf({ ownerId: seller.id, due: 'week' })).toContain(id)
    expect(await idsOf({ due: 'overdue' })).not.toContain(id)
    await expect(desk.companies.care(care)).rejects.toMatchObject({ code: 488401 })
    await desk.companies.care({ ...care, careVersion: 1, nextStepOn: dayFromNow(-2) })
    expect(await idsOf({ due: 'overdue' })).toContain(id)
    expect(await desk.companies.info({ id })).toMatchObject({ owner: { id: seller.id }, overdue: true, careVersion: 2 })
    await expect(desk.companies.care({ ...care, careVersion: 2, nextStepOn: '' })).rejects.toMatchObject({
      fields: { nextStepOn: expect.any(String) },
    })
    expect(await auditOf(db, 'company', id)).toHaveLength(2)
  })

  test('has no owner from among the people of a shop', async () => {
    const { id } = await aCompany(site)
    const person = await aPerson(db, 'seller')
    await expect(
      desk.companies.care({ id, careVersion: 0, ownerId: person.id, nextStep: '', nextStepOn: '' }),
    ).rejects.toMatchObject({ code: 488401 })
    expect((await desk.companies.owners()).map((owner) => owner.id)).not.toContain(person.id)
  })

  test('shows turnover by currency, what is unpaid, open enquiries and notes', async () => {
    const company = await aBuyingCompany()
    const { id: productId } = await goodsForSale(db)
    const paid = await placeOrder(company, [{ productId, quantity: 2_000 }])
    const old = await placeOrder(company, [{ productId, quantity: 1_000 }])
    const partly = await placeOrder(company, [{ productId, quantity: 3_000 }])
    await desk.orders.confirmTransfer({ id: paid.id, amountMinor: '20000.00' })
    await desk.orders.confirmTransfer({ id: old.id, amountMinor: '10000.00' })
    await desk.orders.confirmTransfer({ id: partly.id, amountMinor: '100.00', asReceived: true })
    await db.run(sql`update sales_order set placed_at = now() - interval '2 years' where id = ${old.id}`)
    const { enquiryNo } = await anEnquiry(company)
    const made = await desk.customers.note(
      { id: company.id, body: 'Pays late.' },
      { idempotencyKey: `n ${company.id}` },
    )
    expect(
      await desk.customers.note({ id: company.id, body: 'Pays late.' }, { idempotencyKey: `n ${company.id}` }),
    ).toEqual(made)
    const trade = await desk.customers.trade({ id: company.id })
    expect(trade.turnover).toEqual([
      {
        currency: 'CNY',
        orders: 2,
        totalMinor: 3_000_000,
        lastYearMinor: 2_000_000,
        openOrders: 1,
        openMinor: 2_990_000,
      },
    ])
    expect(trade.orders).toHaveLength(3)
    expect(trade.enquiries).toMatchObject([{ enquiryNo }])
    expect(trade.notes).toMatchObject([{ body: 'Pays late.', operatorNameEn: seller.nameEn }])
  })

  test('gets a keeper whom nobody had to let in, told by letter; nobody of another company', async () => {
    const [company, other] = [await aCompany(site), await aCompany(site)]
    const member = await aMember(db)
    await desk.companies.appointKeeper({ id: company.id, account: member.email.toUpperCase() })
    expect(await (await as(member)).companies.company()).toMatchObject({ id: company.id, keeper: true })
    expect((await (await as(member)).letters.list({})).list[0]?.subject).toContain(company.name)
    const colleague = await aColleague(site, company, 'viewer')
    await desk.companies.appointKeeper({ id: company.id, account: colleague.member.email })
    expect(await colleague.api.companies.company()).toMatchObject({ keeper: true })
    for (const account of [other.member.email, 'nobody@example.com'])
      await expect(desk.companies.appointKeeper({ id: company.id, account })).rejects.toMatchObject({
        fields: { account: expect.any(String) },
      })
  })

  test('is nothing that people of a shop see', async () => {
    const { id } = await aCompany(site)
    const ofShop = await atDesk(site, await aPerson(db, 'seller'))
    for (const look of [() => ofShop.customers.trade({ id }), () => ofShop.companies.info({ id })])
      await expect(look()).rejects.toMatchObject({ status: 403 })
  })
})

describe('two companies that are one', () => {
  test('become one with all that they have, once, and papers keep their name', async () => {
    const [kept, other] = [await aBuyingCompany(), await aBuyingCompany()]
    const { id: productId } = await goodsForSale(db)
    const order = await placeOrder(other, [{ productId, quantity: 1_000 }])
    await anEnquiry(other)
    await desk.customers.note({ id: other.id, body: 'Same people.' })
    const asker = await aMember(db)
    await (await as(asker)).companies.updateCompany({ enterpriseId: other.id, enterpriseName: '' })
    const paper = async () => {
      const token = await aSession(db, other.member)
      return pdfText((await request({ url: to.file.proforma(order.id, 'en'), headers: { token } })).rawPayload)
    }
    const before = await paper()
    expect(before).toContain(other.name)

    const pair = { id: kept.id, otherId: other.id }
    expect((await desk.customers.mergePreview(pair)).moved).toEqual({
      people: 1,
      requests: 1,
      invitations: 0,
      addresses: 1,
      enquiries: 1,
      quotes: 0,
      approvals: 0,
      orders: 1,
      agreements: 0,
      invoiceTitles: 0,
      notes: 1,
    })
    const outcomes = await Promise.allSettled([desk.customers.merge(pair), desk.customers.merge(pair)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

    expect((await desk.customers.trade({ id: kept.id })).orders).toMatchObject([{ id: order.id }])
    expect(await kept.api.orders.info({ id: order.id })).toMatchObject({ orderSn: order.orderSn })
    expect(await paper()).toBe(before)
    expect(await other.api.companies.company()).toMatchObject({ id: kept.id, role: 'buyer' })
    expect((await other.api.letters.list({})).list[0]?.subject).toContain(kept.name)
    expect((await kept.api.addresses.list({})).list.filter((each) => each.receiveStatus === 1)).toHaveLength(1)
    expect((await kept.api.colleagues.list()).requests).toMatchObject([{ memberId: asker.id }])
    expect(await auditOf(db, 'company', kept.id)).toMatchObject([{ action: 'merge', after: { former: other.name } }])
    const info = await desk.companies.info({ id: kept.id })
    expect(info.formerNames).toMatchObject([{ name: other.name }])
    expect(await desk.companies.info({ id: other.id })).toMatchObject({ mergedInto: { id: kept.id } })
  })

  test('are found under both names, and who names the former one asks the other', async () => {
    const [kept, other] = [await aCompany(site), await aCompany(site)]
    await desk.customers.merge({ id: kept.id, otherId: other.id })
    expect((await desk.companies.list({ search: other.name })).list.map(({ id }) => id)).toEqual([kept.id])
    const asker = await as(await aMember(db))
    expect(await asker.companies.updateCompany({ enterpriseName: other.name })).toEqual({
      enterpriseId: kept.id,
      asked: true,
    })
    expect((await asker.companies.enterpriseList({ key: other.name })).list).toEqual([])
    await expect(desk.customers.merge({ id: kept.id, otherId: kept.id })).rejects.toMatchObject({
      fields: { otherId: expect.any(String) },
    })
  })
})
