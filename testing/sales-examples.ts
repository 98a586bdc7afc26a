import { lettersMenuId } from '#identity/roles/menu.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { operatorPassword } from './back-office.ts'
import { aShop } from './catalogue.ts'
import { aMember, aRole } from './factories.ts'
import { aLetter, typedLetterFor } from './letters-of-credit.ts'
import { dayFromNow } from './quotes.ts'
import { aShipment } from './operators.ts'
import {
  anAttachment,
  aPendingCompany,
  aReturn,
  aSale,
  aSentQuote,
  aSlip,
  aPackedShipment,
  shipmentOf,
  soldGoods,
} from './sales.ts'
import { aBankAccount, addressInput, goodsForSale } from './trading.ts'
import { priceWanted } from '#trade/orders/server/confirm-order.ts'
import { figuresOf } from '#trade/orders/server/figures.ts'
import { aSample } from './samples.ts'
import { anIssuedInvoice, aRequestedInvoice, newInvoiceNo } from './tax-invoices.ts'

export type Example = (situation: { db: Database; person: { id: number } }) => Promise<object> | object

const menuItem = async (db: Database) => {
  const item = await db.first<{ id: number; version: number; parentId: number; url: string }>(sql`
    select id, version, parent_id as "parentId", url from menu_item where parent_id is not null and id <> ${lettersMenuId}`)
  if (!item) throw new Error('There is no menu.')
  return item
}

/** What an operator has just sent to a member. */
async function aSentFile(db: Database, memberId: number, operatorId: number) {
  const { id } = await anAttachment(db, memberId)
  await db.run(sql`update upload set operator_id = ${operatorId}, claimed_at = null where id = ${id}`)
  return id
}

const anAlarm = (db: Database) =>
  db.first<{ id: number; version: number }>(sql`
    insert into payment_alarm (provider, kind, number, detail) values ('alipay', 'late', 'PH1-A',
      '{"tradeNumber": "T1", "currency": "CNY", "amountMinor": 100}') returning id, version`)

const aComment = async (db: Database, hiddenReason: string | null = null) => {
  const { id } = await aSale(db, 'shipped')
  return db.first<{ id: number; version: number }>(sql`
    insert into order_comment (line_id, order_id, member_id, score, hidden_reason, hidden_at)
    select order_line.id, order_id, member_id, 4, ${hiddenReason}, case when ${hiddenReason}::text is not null then now() end
    from order_line join sales_order on sales_order.id = order_id where order_id = ${id} limit 1
    returning id, version`)
}

const aPart = (db: Database, orderId: number) =>
  db.first<{ id: number }>(sql`select id from order_part where order_id = ${orderId}`)

export const insertAddress = (db: Database, memberId: number) =>
  db.first<{ id: number }>(sql`
    insert into address (member_id, name, phone, country_id, detail)
    select ${memberId}, 'Li', '13800138000', id, 'Road 1' from country where code = 'DE' returning id`)

const anyGoods = { ...soldGoods, productFiledType: 0 }

export const salesCallExamples: Record<string, Example> = {
  'orders.confirmTransfer': async ({ db }) => ({ id: (await aSale(db)).id, amountMinor: '10,000.00' }),
  'orders.waivePart': async ({ db }) => {
    const { id } = await aSale(db)
    return { id, partId: (await aPart(db, id))?.id, reason: 'Charges of the bank' }
  },
  'orders.registerLetter': async ({ db, person }) => {
    const { id, memberId } = await aSale(db)
    const fileId = await aSentFile(db, memberId, person.id)
    return { id, fileId, ...(await typedLetterFor(db, id)) }
  },
  'orders.decideLetter': async ({ db }) => {
    const sale = await aSale(db)
    return { id: sale.id, letterId: await aLetter(db, sale), decision: 'accept' }
  },
  'orders.rejectSlip': async ({ db }) => {
    const order = await aSale(db)
    await aSlip(db, order)
    return { id: order.id, answer: 'Not readable' }
  },
  'orders.ship': async ({ db }) => {
    const { id, lineId } = await aSale(db, 'paid')
    return { id, ...aShipment([{ lineId, kilograms: 1_010 }]) }
  },
  'orders.changeShipment': async ({ db }) => {
    const { id, lineId } = await aSale(db, 'shipped')
    const { id: shipmentId, version } = await shipmentOf(db, id)
    return { id, shipmentId, version, ...aShipment([{ lineId, kilograms: 1_000 }]), vessel: 'Ever Given' }
  },
  'orders.withdrawShipment': async ({ db }) => {
    const { id } = await aSale(db, 'shipped')
    return { id, shipmentId: (await shipmentOf(db, id)).id, reason: 'Wrong order' }
  },
  'orders.askWeight': async ({ db }) => {
    const { id, lineId } = await aSale(db, 'paid')
    return { id, lineId, kilograms: 1_200, reason: 'The lot is larger' }
  },
  'orders.cancelGoods': async ({ db }) => {
    const { id, lineId } = await aSale(db, 'paid')
    return { id, lines: [{ lineId, kilograms: 400 }], reason: 'Plant outage' }
  },
  'orders.addPapers': async ({ db, person }) => {
    const { id, memberId } = await aSale(db, 'shipped')
    const fileId = await aSentFile(db, memberId, person.id)
    return { id, shipmentId: (await shipmentOf(db, id)).id, kind: 'billOfLading', fileIds: [fileId] }
  },
  'orders.removePaper': async ({ db, person }) => {
    const { id, memberId } = await aSale(db, 'shipped')
    const { id: shipmentId } = await shipmentOf(db, id)
    const fileId = await aSentFile(db, memberId, person.id)
    await db.run(
      sql`insert into shipment_paper (shipment_id, upload_id, kind) values (${shipmentId}, ${fileId}, 'photo')`,
    )
    return { id, shipmentId, fileId }
  },
  'orders.close': async ({ db }) => ({ id: (await aSale(db)).id, reason: 'Never paid' }),
  'orders.correctProforma': async ({ db }) => ({ id: (await aSale(db)).id, reason: 'Another address' }),
  'orders.issueContract': async ({ db }) => ({ id: (await aSale(db)).id, reason: '' }),
  'orders.issueSheets': async ({ db }) => {
    const { id } = await aSale(db, 'shipped')
    const { id: shipmentId } = await shipmentOf(db, id)
    return { id, shipmentId, reason: '', ...aPackedShipment }
  },
  'orders.refund': async ({ db }) => ({ id: (await aSale(db, 'paid')).id, reason: 'Sold out' }),
  'orders.decideReturn': async ({ db }) => {
    const order = await aSale(db, 'shipped')
    return { id: order.id, returnId: (await aReturn(db, order)).id, decision: 'acceptReturn' }
  },
  'orders.answer': async ({ db }) => ({ id: (await aSale(db)).id, body: 'It leaves tomorrow.' }),
  'orders.note': async ({ db }) => ({ id: (await aSale(db)).id, body: 'Calls every day.' }),
  'orders.refundDone': async ({ db }) => {
    const { id, orderSn } = await aSale(db, 'paid')
    const refund = await db.first<{ id: number }>(sql`
      insert into refund (payment_id, number, amount) select id, ${`${orderSn}-R`}, 100 from payment where order_id = ${id}
      returning id`)
    return { id, refundId: refund?.id }
  },
  'taxInvoices.issue': async ({ db, person }) => {
    const { id, memberId } = await aRequestedInvoice(db)
    const fileIds = [await aSentFile(db, memberId, person.id)]
    return { id, invoiceNo: newInvoiceNo(), issuedOn: '2026-01-15', fileIds, amountMinor: 1_000_000 }
  },
  'taxInvoices.reject': async ({ db }) => ({ id: (await aRequestedInvoice(db)).id, reason: 'Wrong tax number' }),
  'taxInvoices.void': async ({ db }) => ({ id: (await anIssuedInvoice(db)).id, reason: 'Wrong buyer' }),
  'samples.approve': async ({ db }) => aSample(db),
  'samples.refuse': async ({ db }) => ({ ...(await aSample(db)), reason: 'None left' }),
  'samples.send': async ({ db }) => ({
    ...(await aSample(db, { status: 'approved' })),
    carrier: 'SF Express',
    trackingNumber: 'SF1',
  }),
  'companyCredit.save': async ({ db }) => ({
    id: (await aPendingCompany(db)).id,
    currency: 'CNY',
    version: 0,
    limitMinor: '500,000',
    days: 30,
    reason: 'Three years of trade',
  }),
  'comments.answer': async ({ db }) => ({ ...(await aComment(db)), answer: 'Thank you.' }),
  'comments.hide': async ({ db }) => ({ ...(await aComment(db)), reason: 'Names a person.' }),
  'comments.show': async ({ db }) => ({ ...(await aComment(db, 'Names a person.')) }),
  'paymentAlarms.settle': async ({ db }) => ({ ...(await anAlarm(db)), note: 'Sent back.' }),
  'enquiries.accept': async ({ db }) => {
    await aBankAccount(db)
    await db.run(
      sql`update shop set own = true where id = ${await aShop(db)} and not exists (select from shop where own)`,
    )
    const { id, quoteId } = await aSentQuote(db)
    await db.run(sql`
      insert into quote_line (quote_id, position, product, kilograms, price_per_tonne, amount, lead_time_days)
      values (${quoteId}, 1, ${anyGoods}, 1000, 1000, 1000, 7)`)
    const { id: memberId } = await aMember(db)
    await db.run(sql`update enquiry set member_id = ${memberId} where id = ${id}`)
    const address = await insertAddress(db, memberId)
    return { id, quoteId, addressId: address?.id, channel: 'phone', note: 'Ms Li on the phone' }
  },
  'enquiries.enter': async ({ db }) => ({
    memberId: (await aMember(db)).id,
    channel: 'phone',
    lines: [{ productName: 'PP T30S', quantity: 25 }],
    purchaseTime: dayFromNow(30),
  }),
  'enteredOrders.enter': async ({ db }) => {
    await aBankAccount(db)
    const { id: memberId } = await aMember(db)
    const addressId = (await insertAddress(db, memberId))?.id
    const { id: productId } = await goodsForSale(db)
    const { fingerprint } = figuresOf(await priceWanted(db, { memberId }, [{ productId, quantity: 2_000, unit: 'kg' }]))
    const terms = { addressId, paymentType: 'TT_ADVANCE', deliveryTerm: 'PICKUP', fingerprint }
    return { memberId, line: [`${productId}:2000:kg`], ...terms, channel: 'phone', note: 'Ms Li on the phone' }
  },
  'addresses.enter': async ({ db }) => ({ memberId: (await aMember(db)).id, ...(await addressInput(db)) }),
  'members.enter': () => ({
    realname: 'Wang Wei',
    email: `${crypto.randomUUID()}@example.com`,
    locale: 'zh-CN',
    channel: 'phone',
  }),
  'members.invite': async ({ db }) => {
    const { id } = await aMember(db)
    await db.run(sql`update member set entered_by = (select min(id) from operator) where id = ${id}`)
    return { id }
  },
  'members.update': async ({ db }) => ({ id: (await aMember(db)).id, version: 1, roleId: (await aRole(db)).id }),
  'members.disable': async ({ db }) => ({ ids: [(await aMember(db)).id] }),
  'members.enable': async ({ db }) => ({ ids: [(await aMember(db, { disabled: true })).id] }),
  'members.resetSecondFactor': async ({ db }) => ({ id: (await aMember(db)).id, currentPassword: operatorPassword }),
  'members.signOut': async ({ db }) => ({ ids: [(await aMember(db)).id] }),
  'companies.review': async ({ db }) => {
    const { id, version } = await aPendingCompany(db)
    return { id, version, decision: 'verified' }
  },
  'companies.appoint': async ({ db }) => {
    const { id, keeper } = await aPendingCompany(db)
    return { id, memberId: keeper.id, role: 'keeper' }
  },
  'companies.answerRequest': async ({ db }) => {
    const { id } = await aPendingCompany(db)
    const { id: memberId } = await aMember(db)
    await db.run(sql`insert into company_request (member_id, enterprise_id) values (${memberId}, ${id})`)
    return { id, memberId, consent: true, role: 'buyer' }
  },
  'companies.appointKeeper': async ({ db }) => ({
    id: (await aPendingCompany(db)).id,
    account: (await aMember(db)).email,
  }),
  'companies.care': async ({ db }) => ({
    id: (await aPendingCompany(db)).id,
    careVersion: 0,
    nextStep: 'Call back',
    nextStepOn: dayFromNow(1),
  }),
  'customers.note': async ({ db }) => ({ id: (await aPendingCompany(db)).id, body: 'Visited them in May.' }),
  'customers.merge': async ({ db }) => ({
    id: (await aPendingCompany(db)).id,
    otherId: (await aPendingCompany(db)).id,
  }),
  'menu.create': () => ({ name: '新', nameEn: 'New', url: `/customer/${crypto.randomUUID()}` }),
  'menu.update': async ({ db }) => ({ ...(await menuItem(db)), name: '新名', nameEn: 'New name' }),
  'menu.remove': async ({ db }) => ({ ids: [(await menuItem(db)).id] }),
  'menu.move': async ({ db }) => ({ ...(await menuItem(db)), direction: 'down' }),
  'house.update': async ({ db }) => ({
    id: 1,
    version: (await db.first<{ version: number }>(sql`select version from house`))?.version,
    legalName: '示例',
    legalNameEn: 'Example',
    registeredAddress: '示例',
    registeredAddressEn: 'Example',
    phone: '1',
    email: 'house@example.com',
    orderPrefix: 'PH',
    quotePrefix: 'QT',
    proformaPrefix: 'PI',
    contractPrefix: 'SC',
    invoicePrefix: 'CI',
    packingListPrefix: 'PL',
    deliveryNotePrefix: 'DN',
    analysisPrefix: 'COA',
    creditNotePrefix: 'CN',
    tolerancePercent: 2,
  }),
  'rates.save': () => ({ asOf: '2026-01-02', cnyPerUsd: '7.1205' }),
}
