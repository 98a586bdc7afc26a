import { expect, test } from 'vitest'
import { Sql, sql } from '#platform/server/database/sql.ts'
import { anApprovalIn, noLimits } from '#testing/approvals.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aCredit } from '#testing/credit.ts'
import { aContact, aMember } from '#testing/factories.ts'
import { aCompanyBuyer, anAgreement } from '#testing/prices.ts'
import { aLine, anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { aSample } from '#testing/samples.ts'
import { aSpecialTitle } from '#testing/tax-invoices.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, as, config } = site
await aContact(db)
const operator = await aPerson(db)
const desk = await atDesk(site, operator)

/** Every column that names a company, as the schema has it. */
const named = await db.many<{ table: string; column: string }>(sql`
  select conrelid::regclass::text as table, attname as column from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where confrelid = 'enterprise'::regclass and contype = 'f' order by 1, 2`)

/** What still names a company that was merged, and why. */
const staysOnPurpose = [
  // Of the release before, which nothing reads any more.
  'enterprise_member.enterprise_id',
  // Papers go on naming who bought.
  'quote.bought_as',
  'sales_order.bought_as',
]

async function namesOf(id: number) {
  const found: string[] = []
  for (const { table, column } of named)
    if (await db.first(new Sql(`select from ${table} where ${column} = ${id} limit 1`, [])))
      found.push(`${table}.${column}`)
  return found
}

const aGroup = async () => (await desk.companyGroups.create({ name: '大客户', nameEn: 'Key accounts' })).id
const careOf = async (id: number) => desk.companies.info({ id })

/** Trades, and is known to us by everything that a company can have. */
async function aWholeCompany() {
  const company = await aCompanyBuyer(site)
  const { id: productId } = await goodsForSale(db)
  await placeOrder(company, [{ productId, quantity: 1_000 }])
  const { id: enquiryId } = await anEnquiry(company)
  await aQuote({ db, config, operatorId: operator.id }, enquiryId, { lines: [aLine()] })
  await anApprovalIn(site, company)
  await anAgreement(site, company.id, { productId })
  await aCredit(db, company.id)
  await company.api.taxInvoices.saveTitle(aSpecialTitle)
  await aSample(db, { memberId: company.member.id })
  await company.api.colleagues.invite({ email: `${crypto.randomUUID()}@example.com`, role: 'buyer' })
  await (await as(await aMember(db))).companies.updateCompany({ enterpriseId: company.id, enterpriseName: '' })
  await desk.customers.note({ id: company.id, body: 'Pays in time.' })
  await desk.companies.care({
    id: company.id,
    careVersion: 0,
    groupId: await aGroup(),
    nextStep: 'Call',
    nextStepOn: dayFromNow(3),
  })
  await db.run(sql`
    insert into enterprise_member (member_id, enterprise_id, keeper) values (${company.member.id}, ${company.id}, true)`)
  return company
}

test('whatever names a company is moved by a merge, or named on purpose', async () => {
  const [kept, other, third] = [await aCompany(site), await aWholeCompany(), await aWholeCompany()]
  await desk.customers.merge({ id: other.id, otherId: third.id })
  const before = new Set([...(await namesOf(other.id)), ...(await namesOf(third.id))])
  expect(named.map(({ table, column }) => `${table}.${column}`).filter((name) => !before.has(name))).toEqual([])
  await desk.customers.merge({ id: kept.id, otherId: other.id })
  for (const { id } of [other, third])
    expect((await namesOf(id)).filter((name) => !staysOnPurpose.includes(name))).toEqual([])
})

test('owner, price group and next step that the company has stay, and what it lacks comes along', async () => {
  const [kept, other] = [await aCompany(site), await aWholeCompany()]
  await desk.companies.care({ id: kept.id, careVersion: 0, ownerId: operator.id, nextStep: '', nextStepOn: '' })
  const { groupId } = await careOf(other.id)
  await desk.customers.merge({ id: kept.id, otherId: other.id })
  expect(groupId).not.toBeNull()
  expect(await careOf(kept.id)).toMatchObject({ owner: { id: operator.id }, groupId, nextStep: 'Call', careVersion: 2 })
})

test('what is agreed with one company holds for the people of both', async () => {
  const [kept, other] = [await aCompany(site), await aCompanyBuyer(site)]
  const { id: productId } = await goodsForSale(db)
  await anAgreement(site, other.id, { productId, price: 8_000 })
  await desk.customers.merge({ id: kept.id, otherId: other.id })
  const colleague = await aColleague(site, kept, 'buyer')
  for (const { api } of [colleague, other])
    expect(await api.orders.confirm({ productId, quantity: 1_000 })).toMatchObject({
      orders: [{ totalMinor: 800_000 }],
    })
})

test('nobody may order more than before: the lower limit of a role holds, and people keep their own', async () => {
  const [kept, other] = [await aCompany(site), await aCompany(site)]
  const buyer = await aColleague(site, kept, 'buyer')
  const [moved, trusted] = [await aColleague(site, other, 'buyer'), await aColleague(site, other, 'buyer')]
  await kept.api.spendingLimits.save({ ...noLimits, role: 'buyer', orderCNY: '300', monthCNY: '500' })
  await other.api.spendingLimits.save({ ...noLimits, role: 'buyer', orderCNY: '100', monthCNY: '900', orderUSD: '70' })
  await other.api.spendingLimits.save({ ...noLimits, role: 'approver', monthUSD: '60' })
  await other.api.spendingLimits.save({ ...noLimits, role: 'keeper', orderCNY: '40' })
  await other.api.spendingLimits.save({ ...noLimits, memberId: trusted.member.id, orderCNY: '800' })
  await desk.customers.merge({ id: kept.id, otherId: other.id })
  const limits = await kept.api.spendingLimits.list({})
  const amountsOf = (whom: { role?: string; memberId?: number }) =>
    limits
      .find((each) =>
        whom.memberId ? each.memberId === whom.memberId : !each.memberId && each.role.code === whom.role,
      )
      ?.limits?.map(({ perOrderMinor, perMonthMinor }) => [perOrderMinor, perMonthMinor]) ?? null
  expect(amountsOf({ role: 'buyer' })).toEqual([
    [10_000, 50_000],
    [7_000, null],
  ])
  expect(amountsOf({ role: 'approver' })).toEqual([
    [null, null],
    [null, 6_000],
  ])
  expect(amountsOf({ memberId: trusted.member.id })).toEqual([
    [80_000, null],
    [null, null],
  ])
  // Was a keeper, and is a buyer now.
  expect(amountsOf({ memberId: other.member.id })).toEqual([
    [4_000, null],
    [null, null],
  ])
  for (const { member } of [buyer, moved]) expect(amountsOf({ memberId: member.id })).toBeNull()
})
