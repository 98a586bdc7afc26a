import { DeliveryStatus, OrderStatus, PayStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anApprovalIn, noLimits } from './approvals.ts'
import { aCaptcha } from './captchas.ts'
import { aConversation } from './chat.ts'
import { aLetter, password } from './factories.ts'
import { newEmail, newMobile, passwords, person } from './identity.ts'
import { askWeight } from '#trade/orders/office/ask-weight.ts'
import { anOperator, linesOf, pay } from './operators.ts'
import { aFollowed, aLine, anEnquiry, aQuote, dayFromNow } from './quotes.ts'
import { shipmentOf } from './sales.ts'
import { typedLetterFor } from './letters-of-credit.ts'
import { aSpecialTitle } from './tax-invoices.ts'
import { aPdf } from './sample-files.ts'
import type { Example, Situation } from './example.ts'
import { aCatalogue } from './service.ts'
import { trialExamples } from './trial-examples.ts'
import { addressInput, goodsForSale, placeOrder, termsOf } from './trading.ts'

const anOrder = async ({ site: { db }, buyer }: Situation) =>
  placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])

/** An order that has been sent out, and a line of it. */
async function aDelivery(situation: Situation) {
  const { id } = await anOrder(situation)
  const { db } = situation.site
  await db.run(sql`
    update sales_order set status = ${OrderStatus.shipped}, pay_status = ${PayStatus.paid}, paid_at = now(), shipped_at = now(),
      delivery_status = ${DeliveryStatus.shipped},
      receive_until = now() + interval '14 days' where id = ${id}`)
  const line = await db.first<{ id: number }>(sql`select id from order_line where order_id = ${id}`)
  return { id, lineId: line?.id }
}

/** What a buyer who sees the figures sends to order. */
async function anIntent({ site: { db }, buyer }: Situation) {
  const { id: productId } = await goodsForSale(db)
  const { fingerprint } = await buyer.api.orders.confirm({ line: [`${productId}:1000:kg`] })
  return { line: { productId, quantity: 1_000, unit: 'kg' as const }, terms: { fingerprint, ...termsOf(buyer) } }
}

const furtherTier = { kilograms: 5_000, price: '9000' }

async function anOffer({ site, buyer }: Situation) {
  const { id: productId } = await goodsForSale(site.db)
  const lines = [aLine({ productId, productName: '', kilograms: 1_000, tiers: [furtherTier] })]
  return (await aQuote(anOperator(site), (await anEnquiry(buyer)).id, { lines })).id
}

const aCartLine = async ({ site: { db }, buyer }: Situation) =>
  (await buyer.api.cart.add({ productId: (await goodsForSale(db)).id, quantity: 1_000, unit: 'kg' })).id

/** The member keeps a company from here on. */
/** Of no company, whatever was called before. */
async function alone(db: Db, memberId: number) {
  await db.run(sql`delete from company_member where member_id = ${memberId}`)
  for (const table of [sql`address`, sql`sales_order`, sql`enquiry`])
    await db.run(sql`update ${table} set enterprise_id = null where member_id = ${memberId}`)
  return {}
}

const aCompanyOf = (db: Db, memberId: number) =>
  db.run(sql`
    with made as (insert into enterprise (name, name_key) values (${`C ${memberId}`}, ${`c${memberId}`})
      on conflict (name_key) do update set name = excluded.name returning id)
    insert into company_member (member_id, enterprise_id, role) select ${memberId}, id, 'keeper' from made
    on conflict do nothing`)

/** Of a colleague, where the buyer keeps the company. */
async function aRequestFor({ site, buyer }: Situation) {
  await aCompanyOf(site.db, buyer.member.id)
  const company = await site.db.first<{ id: number }>(
    sql`select enterprise_id as id from company_member where member_id = ${buyer.member.id}`,
  )
  return (await anApprovalIn(site, { id: company?.id ?? 0, api: buyer.api })).id
}

const anEnquiryForm = {
  lines: [{ productName: 'PP', quantity: 25, unit: 'MT' }],
  purchaseTime: dayFromNow(30),
  agreement: true,
}

/** An input with which the call succeeds, for calls of customers whose fields must fit what there is. */
export const memberExamples: Record<string, Example> = {
  'enquiries.save': () => anEnquiryForm,
  'enquiries.saveAsVisitor': async ({ site: { db } }) => ({
    ...anEnquiryForm,
    name: 'Visitor',
    email: newEmail(),
    ...(await aCaptcha(db)),
  }),
  'enquiryBasket.keep': () => ({ version: 0, lines: [{ productName: 'PP', quantity: '5, 25', unit: 'MT' }] }),
  'enquiries.answerTime': async ({ site }) => ({ id: (await goodsForSale(site.db)).shopId }),
  'enquiries.sellers': () => ({ lines: [{ productName: 'PP' }] }),
  'enquiries.declineOthers': async (situation) => {
    const id = await anOffer(situation)
    await situation.buyer.api.quotes.accept({ id, addressId: situation.buyer.addressId })
    return { id: (await situation.buyer.api.quotes.info({ id })).enquiryId }
  },
  'enquiryLinks.open': async ({ site }) => ({ token: (await aFollowed(site)).token }),
  'enquiryLinks.reply': async ({ site }) => ({ ...(await aFollowed(site)), body: 'Please hurry' }),
  'enquiryLinks.decline': async ({ site }) => {
    const { id, token } = await aFollowed(site)
    return { token, id: (await aQuote(anOperator(site), id)).id, reason: 'price' }
  },
  'enquiries.thread': async ({ buyer }) => ({ id: (await anEnquiry(buyer)).id }),
  'enquiries.reply': async ({ buyer }) => ({ id: (await anEnquiry(buyer)).id, body: 'Please hurry' }),
  'addresses.save': ({ site }) => addressInput(site.db),
  'addresses.update': async ({ site, buyer }) => ({ ...(await addressInput(site.db)), id: buyer.addressId }),
  'addresses.updateDefault': ({ buyer }) => ({ id: buyer.addressId, receiveStatus: 1 }),
  'taxInvoices.saveTitle': () => aSpecialTitle,
  'taxInvoices.updateTitle': async ({ buyer }) => ({
    ...aSpecialTitle,
    ...(await buyer.api.taxInvoices.saveTitle(aSpecialTitle)),
  }),
  'taxInvoices.request': async (situation) => ({
    orderId: (await aDelivery(situation)).id,
    titleId: (await situation.buyer.api.taxInvoices.saveTitle(aSpecialTitle)).id,
  }),
  'taxInvoices.withdraw': async (situation) => {
    const { id: orderId } = await aDelivery(situation)
    const { id: titleId } = await situation.buyer.api.taxInvoices.saveTitle(aSpecialTitle)
    return situation.buyer.api.taxInvoices.request({ orderId, titleId })
  },
  ...trialExamples,
  'approvals.approve': async (situation) => {
    const id = await aRequestFor(situation)
    const { now } = await situation.buyer.api.approvals.info({ id })
    return { id, fingerprint: now?.fingerprint }
  },
  'approvals.reject': async (situation) => ({ id: await aRequestFor(situation), reason: 'Too dear' }),
  'spendingLimits.save': async ({ site, buyer }) => {
    await aCompanyOf(site.db, buyer.member.id)
    return { role: 'buyer', ...noLimits, orderCNY: '50,000' }
  },
  'spendingLimits.remove': () => ({ role: 'buyer' }),
  'cart.add': async ({ site }) => ({ productId: (await goodsForSale(site.db)).id, quantity: 1_000, unit: 'kg' }),
  'cart.update': async (situation) => ({ id: await aCartLine(situation), quantity: 2_000, unit: 'kg' }),
  'cart.delete': async (situation) => ({ ids: [await aCartLine(situation)] }),
  'cart.check': async ({ site }) => ({
    items: [{ productId: (await goodsForSale(site.db)).id, quantity: 1_000, unit: 'kg' }],
  }),
  'cart.merge': async ({ site }) => ({
    items: [{ productId: (await goodsForSale(site.db)).id, quantity: 1_000, unit: 'kg' }],
  }),
  'history.updateReadTime': async ({ site }) => {
    const { id, cookieId } = await site.anonymous.history.save({ url: '/' })
    return { id, cookieId, seconds: 3 }
  },
  'ownData.close': async ({ site, buyer }) => {
    await alone(site.db, buyer.member.id)
    await site.db.run(sql`
      update sales_order set status = ${OrderStatus.cancelled} where member_id = ${buyer.member.id}`)
    return { currentPassword: password, agreed: true }
  },
  'accountSecurity.check': () => ({ currentPassword: password }),
  'accountSecurity.sendMobileCode': async ({ site }) => ({ mobile: newMobile(), ...(await aCaptcha(site.db)) }),
  'accountSecurity.sendEmailCode': async ({ site }) => ({ email: newEmail(), ...(await aCaptcha(site.db)) }),
  'auth.sendRecoveryCode': async ({ site }) => ({ mobile: newMobile(), ...(await aCaptcha(site.db)) }),
  'auth.sendRecoveryLink': async ({ site }) => ({ email: newEmail(), ...(await aCaptcha(site.db)) }),
  'chat.send': async ({ site }) => ({
    cookieId: (await aConversation(site.db)).cookieId,
    clientId: crypto.randomUUID(),
    content: { kind: 'text', text: 'Hello' },
  }),
  'chat.read': async ({ site }) => {
    const { cookieId, messageId } = await aConversation(site.db)
    return { cookieId, id: messageId }
  },
  'chat.leaveAddress': async ({ site }) => ({ cookieId: (await aConversation(site.db)).cookieId, email: newEmail() }),
  'chat.history': async ({ site }) => ({ cookieId: (await aConversation(site.db)).cookieId }),
  'chat.resume': async ({ site }) => ({ cookieId: (await aConversation(site.db)).cookieId }),
  'chat.upload': async ({ site }) => ({ cookieId: (await aConversation(site.db)).cookieId, file: aPdf() }),
  'letters.choose': () => ({ choices: [{ topic: 'orders', letter: true, mail: false }] }),
  'letters.read': async ({ site, buyer }) => ({ ids: [(await aLetter(site.db, buyer.member)).id] }),
  'letters.delete': async ({ site, buyer }) => ({ ids: [(await aLetter(site.db, buyer.member)).id] }),
  'colleagues.invite': async ({ site, buyer }) => {
    await aCompanyOf(site.db, buyer.member.id)
    return { email: newEmail(), role: 'buyer' }
  },
  'colleagues.leave': async ({ site, buyer }) => {
    await aCompanyOf(site.db, buyer.member.id)
    return {}
  },
  'companies.updateCompany': async ({ site, buyer }) => ({
    ...(await alone(site.db, buyer.member.id)),
    enterpriseName: `Company ${crypto.randomUUID()}`,
  }),
  'members.updateByGlobal': async ({ site, buyer }) => ({
    ...(await alone(site.db, buyer.member.id)),
    realname: 'Li',
    title: 'Buyer',
    department: 'Purchase',
    enterpriseName: `Company ${crypto.randomUUID()}`,
    countryId: (await person(site.db)).country,
    mobile: '+4930123456',
  }),
  'orders.confirm': async ({ site }) => ({ line: [`${(await goodsForSale(site.db)).id}:1000:kg`] }),
  'orders.placeFromCart': async (situation) => {
    const { terms } = await anIntent(situation)
    const cartItemIds = [await aCartLine(situation)]
    const { fingerprint } = await situation.buyer.api.orders.confirm({ cartItemIds })
    return { ...terms, cartItemIds, fingerprint }
  },
  'orders.placeFromProduct': async (situation) => {
    const { line, terms } = await anIntent(situation)
    return { ...line, ...terms }
  },
  'orders.place': async (situation) => {
    const { line, terms } = await anIntent(situation)
    return { lines: [line], ...terms }
  },
  'orders.cancel': async (situation) => ({ id: (await anOrder(situation)).id }),
  'orders.info': async (situation) => ({ id: (await anOrder(situation)).id }),
  'orders.reorder': async (situation) => ({ id: (await anOrder(situation)).id }),
  'orders.receive': async (situation) => ({ id: (await aDelivery(situation)).id }),
  'orders.receiveShipment': async (situation) => {
    const { id } = await aDelivery(situation)
    return { id, shipmentId: (await shipmentOf(situation.site.db, id)).id }
  },
  'orders.answerWeight': async (situation) => {
    const order = await anOrder(situation)
    const operator = anOperator(situation.site)
    await pay(operator, order)
    const [{ lineId } = { lineId: 0 }] = await linesOf(operator.db, order.id)
    await askWeight(operator, order.id, { lineId, kilograms: 1_200, reason: 'The lot is larger' })
    const { weightRequest } = await situation.buyer.api.orders.info({ id: order.id })
    return { id: order.id, requestId: weightRequest?.id, agree: true }
  },
  'orders.comment': async (situation) => {
    const { id, lineId } = await aDelivery(situation)
    await situation.site.db.run(
      sql`update sales_order set status = ${OrderStatus.completed}, completed_at = now() where id = ${id}`,
    )
    return { id, lines: [{ lineId, score: 5, content: 'Good' }] }
  },
  'orders.reply': async (situation) => ({ id: (await anOrder(situation)).id, body: 'When does it leave?' }),
  'orders.askReturn': async (situation) => {
    const { id, lineId } = await aDelivery(situation)
    return { id, lines: [{ lineId, kilograms: 100 }], reason: 'Wet bags' }
  },
  'orders.withdrawReturn': async (situation) => {
    const { id, lineId } = await aDelivery(situation)
    const wish = { id, lines: [{ lineId: lineId ?? 0, kilograms: 100 }], reason: 'Wet bags' }
    return { id, returnId: (await situation.buyer.api.orders.askReturn(wish)).id }
  },
  'orders.registerLetter': async (situation) => {
    const { id } = await anOrder(situation)
    const fileId = (await situation.buyer.api.uploads.upload({ file: aPdf() })).id
    return { id, fileId, ...(await typedLetterFor(situation.site.db, id)) }
  },
  'orders.sendSlip': async (situation) => {
    const { id } = await anOrder(situation)
    return { id, uploadId: (await situation.buyer.api.uploads.upload({ file: aPdf() })).id }
  },
  'payments.start': async (situation) => ({ id: (await anOrder(situation)).id, method: 'alipay' }),
  'products.detail': async ({ site }) => ({ id: (await goodsForSale(site.db)).id }),
  'products.signature': async ({ site }) => ({ id: (await goodsForSale(site.db)).id }),
  'products.similar': async ({ site }) => ({ id: (await goodsForSale(site.db)).id }),
  'datasheets.product': async ({ site }) => ({ id: (await goodsForSale(site.db)).id }),
  'quotes.info': async (situation) => ({ id: await anOffer(situation) }),
  'quotes.accept': async (situation) => ({ id: await anOffer(situation), addressId: situation.buyer.addressId }),
  'quotes.choose': async (situation) => ({
    id: await anOffer(situation),
    lines: [{ position: 1, kilograms: furtherTier.kilograms }],
  }),
  'quotes.decline': async (situation) => ({ id: await anOffer(situation), reason: 'price' }),
  'quotes.counter': async (situation) => ({
    id: await anOffer(situation),
    message: 'Too much',
    lines: [{ position: 1, targetPrice: '9000' }],
  }),
  'registration.sendMobileCode': async ({ site }) => ({ mobile: newMobile(), ...(await aCaptcha(site.db)) }),
  'registration.sendEmailCode': async ({ site }) => ({ email: newEmail(), ...(await aCaptcha(site.db)) }),
  'registration.sendLink': async ({ site }) => ({ email: newEmail(), ...(await aCaptcha(site.db)) }),
  'registration.atOnce': async ({ site: { db } }) => ({
    email: newEmail(),
    ...passwords,
    ...(await person(db)),
    ...(await aCaptcha(db)),
  }),
  'savedSearches.save': () => ({ name: 'Mine', query: 'key=pp' }),
  'subscriptions.subscribe': async ({ site: { db } }) => ({
    email: newEmail(),
    productCatalog: [await aCatalogue(db)],
    ...(await aCaptcha(db)),
  }),
  'uploads.upload': () => ({ kind: 'attachment', file: aPdf() }),
  'uploads.uploadAsVisitor': async ({ site }) => ({ cookieId: (await aConversation(site.db)).cookieId, file: aPdf() }),
}
