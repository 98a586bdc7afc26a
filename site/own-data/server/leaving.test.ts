import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { aCompany } from '#testing/companies.ts'
import { aContact, aSession, password } from '#testing/factories.ts'
import { aLetter } from '#testing/letters-of-credit.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { anOperator } from '#testing/operators.ts'
import { anAttachment } from '#testing/sales.ts'
import { aSampleRequest } from '#testing/samples.ts'
import { aSpecialTitle } from '#testing/tax-invoices.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { applyRetention } from './apply-retention.ts'

const site = await testApp()
const { db, config, request } = site
await aContact(db)

/** Every column that names a member, as the schema has it. */
const named = await db.many<{ table: string; column: string }>(sql`
  select conrelid::regclass::text as table, attname as column from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where confrelid = 'member'::regclass and contype = 'f' order by 1, 2`)

/** Records of the trade and files in them, which stay with a row that names nobody. */
const kept = [
  'enquiry.member_id',
  'enquiry_message.member_id',
  'order_comment.member_id',
  'order_message.member_id',
  'sales_order.member_id',
  'sample.member_id',
  'tax_invoice.member_id',
  'upload.member_id',
]
/** Of somebody with a company, which keeps what was done for it; a broadcast is of an operator. */
const ofCompanies = [
  'approval.member_id',
  'broadcast.member_id',
  'broadcast_letter.member_id',
  'company_invitation.invited_by',
  'company_member.member_id',
  'enterprise_member.member_id',
  'invoice_title.member_id',
]

async function columnsWith(memberId: number) {
  const found: string[] = []
  for (const { table, column } of named)
    if (await db.first(new Sql(`select from ${table} where ${column} = ${memberId} limit 1`, [])))
      found.push(`${table}.${column}`)
  return found
}

async function tablesWith(word: string) {
  const tables = await db.many<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if (await db.first(new Sql(`select from ${name} it where it::text like '%${word}%' limit 1`, []))) found.push(name)
  return found
}

const [realname, number] = ['Quentin Farewell', '13900007777']

/** Has used whatever there is for one person. */
async function aRegular() {
  const buyer = await aBuyer(site)
  const { api, member } = buyer
  await db.run(sql`
    update member set realname = ${realname}, mobile = ${number}, contact_mobile = ${number} where id = ${member.id}`)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await api.orders.reply({ id: order.id, body: 'When does it leave?' })
  await aLetter(db, { id: order.id, memberId: member.id })
  await api.orders.cancel({ id: order.id })
  const { id: enquiryId } = await anEnquiry(buyer)
  await aQuote(anOperator(site), enquiryId, { lines: [aLine()] })
  await api.enquiries.reply({ id: enquiryId, body: 'Thanks.' })
  await api.taxInvoices.saveTitle(aSpecialTitle)
  await api.samples.request(aSampleRequest({ id: productId }, buyer))
  await api.favourites.switch({ productId })
  await api.alerts.save({ productId, kind: 'price', below: '9000' })
  await api.cart.add({ productId, quantity: 1_000, unit: 'kg' })
  await api.enquiryBasket.keep({ version: 0, lines: [{ productName: 'PP' }] })
  await api.savedSearches.save({ name: 'PP', query: 'key=pp' })
  await api.letters.choose({ choices: [{ topic: 'orders', letter: true, mail: false }] })
  await api.history.saveAsMember({ url: to.home() })
  await (await aCompany(site)).api.colleagues.invite({ email: member.email, role: 'buyer' })
  await api.companies.updateCompany({ enterpriseId: (await aCompany(site)).id, enterpriseName: '' })
  await anAttachment(db, member.id)
  await insertRest(member, order.id)
  return { ...buyer, order }
}

/** What lies there for minutes or days, or was written by others. */
async function insertRest({ id, email }: { id: number; email: string }, orderId: number) {
  const contactId = (await aContact(db)).id
  for (const row of [
    sql`insert into member_recovery_code (member_id, code_hash) values (${id}, sha256('x'))`,
    sql`insert into passkey (member_id, credential_id, public_key, counter, transports, name)
      values (${id}, ${email}, 'x', 0, '{}', 'Laptop')`,
    sql`insert into sign_in_ticket (token_hash, member_id, expires_at) values (sha256(${email}::bytea), ${id}, now())`,
    sql`insert into link_token (purpose, token_hash, email, member_id, expires_at)
      values ('activate', sha256(${email}::bytea), ${email}, ${id}, now())`,
    sql`insert into verification_code (purpose, target, member_id, code_hash, expires_at)
      values ('activate', ${email}, ${id}, sha256('x'), now())`,
    sql`insert into subscriber (email, locale) values (${email}, 'en-US')`,
    sql`insert into conversation (contact_id, member_id, locale) values (${contactId}, ${id}, 'en-US')`,
    sql`insert into order_comment (order_id, line_id, member_id, score, content, name_choice, shown_name)
      select order_id, id, ${id}, 4, 'Good', 'company', ${realname} from order_line where order_id = ${orderId}`,
    sql`insert into tax_invoice (order_id, member_id, kind, title) values (${orderId}, ${id}, 'ordinary', 'Firm')`,
  ])
    await db.run(row)
}

test('closing leaves no row of the person but records of the trade, and their name in none of them', async () => {
  const { api, member } = await aRegular()
  const before = await columnsWith(member.id)
  expect(named.map(({ table, column }) => `${table}.${column}`).filter((name) => !before.includes(name))).toEqual(
    ofCompanies.filter((name) => !before.includes(name)),
  )
  await api.ownData.close({ currentPassword: password, agreed: true })
  await applyRetention({ db, storage: openStorage(config), retention: config.retention })
  expect(await columnsWith(member.id)).toEqual(kept)
  // Letters to colleagues who were asked, mails until the outbox is swept, and papers as they were issued.
  expect(await tablesWith(realname)).toEqual(['letter', 'outbox', 'paper'])
  expect(await tablesWith(member.email)).toEqual(['outbox', 'paper'])
  expect(await tablesWith(number)).toEqual([])
})

test('a copy of the own data names every letter of credit, shipment, charge and request of the orders', async () => {
  const { member, order } = await aRegular()
  const { orders, ...rest } = (
    await request({ url: to.file.ownData(), headers: { token: await aSession(db, member) } })
  ).json()
  expect(orders).toMatchObject([
    {
      order: { order_sn: order.orderSn },
      lettersOfCredit: [{ number: 'LC 2026/118', bank: 'Commerzbank Hamburg' }],
      taxInvoices: [{ invoice: { title: 'Firm' } }],
      shipments: [],
      charges: [],
      weightRequests: [],
      settlements: [],
    },
  ])
  expect(rest.samples).toMatchObject([{ sample: { kilograms: 5 }, history: [{ event: 'request' }] }])
  expect(rest.joinRequests).toHaveLength(1)
  expect(rest.invitations).toHaveLength(1)
  expect(rest.subscriptions).toHaveLength(1)
})
