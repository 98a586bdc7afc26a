import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson } from './back-office.ts'
import { aShop } from './catalogue.ts'
import { aContact, aMember } from './factories.ts'
import { aLine, dayFromNow } from './quotes.ts'
import { insertAddress, type Example } from './sales-examples.ts'
import { aQuestion, aSentQuote } from './sales.ts'
import { aBankAccount, goodsForSale } from './trading.ts'

async function aQuoteForm(db: Database) {
  await aBankAccount(db)
  await db.run(
    sql`update shop set own = true where id = ${await aShop(db)} and not exists (select from shop where own)`,
  )
  return {
    enquiryId: (await aQuestion(db)).id,
    lines: [aLine()],
    currency: 'CNY',
    deliveryTerm: 'DELIVERED',
    deliveryPlace: '宁波',
    paymentType: 'TT_ADVANCE',
    validUntil: dayFromNow(7),
  }
}

const aWaitingQuote = async (db: Database, operatorId: number) => {
  const { enquiryId, lines: _, ...terms } = await aQuoteForm(db)
  const line = {
    productName: 'PP T30S',
    replacement: false,
    kilograms: 1_000,
    price: 900_000,
    tiers: [],
    leadTimeDays: 7,
  }
  const quote = { ...terms, withFreight: false, enquiryId, lines: [{ ...line, note: null }], note: null }
  const made = await db.first<{ id: number }>(sql`
    insert into quote_approval (enquiry_id, operator_id, quote, currency, total, reasons)
    values (${enquiryId}, ${operatorId}, ${JSON.stringify(quote)}::jsonb, 'CNY', 900000, '{limit}') returning id`)
  return { id: made?.id }
}

export const enquiryCallExamples: Record<string, Example> = {
  'enquiries.assign': async ({ db }) => {
    const { id, contactId } = await aQuestion(db)
    return { id, fromContactId: contactId, contactId: (await aContact(db)).id }
  },
  'enquiries.assignMany': async ({ db }) => ({ ids: [(await aQuestion(db)).id], contactId: (await aContact(db)).id }),
  'enquiries.answer': async ({ db }) => ({ id: (await aQuestion(db)).id, body: 'We have it in stock.' }),
  'enquiries.note': async ({ db }) => ({ id: (await aQuestion(db)).id, body: 'Old customer of ours.' }),
  'enquiries.revokeLinks': async ({ db }) => ({ id: (await aQuestion(db)).id }),
  'enquiries.close': async ({ db }) => ({ id: (await aQuestion(db)).id, reason: 'noAnswer' }),
  'enquiries.reopen': async ({ db }) => {
    const { id } = await aQuestion(db)
    await db.run(sql`update enquiry set closed_at = now(), lost_reason = 'price' where id = ${id}`)
    return { id }
  },
  'enquiryTasks.add': async ({ db }) => ({
    enquiryId: (await aQuestion(db)).id,
    body: 'Call back',
    dueOn: dayFromNow(1),
  }),
  'enquiryTasks.tick': async ({ db, person }) => {
    const { id } = await aQuestion(db)
    const task = await db.first<{ id: number }>(sql`
      insert into enquiry_task (enquiry_id, operator_id, body, due_on) values (${id}, ${person.id}, 'Call', '2030-01-02')
      returning id`)
    return { ...task, done: 'yes' }
  },
  'enquiries.settle': async ({ db }) => ({ id: (await aQuestion(db)).id }),
  'enquiries.checkQuote': ({ db }) => aQuoteForm(db),
  'margins.ofGoods': () => ({ currency: 'CNY', lines: [{ kilograms: 1_000, price: '8,000' }] }),
  'enquiries.quote': ({ db }) => aQuoteForm(db),
  'enquiries.askApproval': async ({ db }) => {
    await aPerson(db)
    return aQuoteForm(db)
  },
  'quoteApprovals.approve': async ({ db }) => aWaitingQuote(db, (await aPerson(db)).id),
  'quoteApprovals.sendBack': async ({ db }) => ({
    ...(await aWaitingQuote(db, (await aPerson(db)).id)),
    reason: 'Ask for 9,000',
  }),
  'quoteApprovals.withdraw': ({ db, person }) => aWaitingQuote(db, person.id),
  'quoteRules.update': async ({ db }) => ({
    id: 1,
    version: (await db.first<{ version: number }>(sql`select version from quote_rule`))?.version,
    limitCny: 999_999_999,
  }),
  'enquiries.requestSample': async ({ db }) => {
    const [{ id }, goods, member] = [await aQuestion(db), await goodsForSale(db), await aMember(db)]
    await insertAddress(db, member.id)
    await db.run(sql`update enquiry set member_id = ${member.id} where id = ${id}`)
    await db.run(sql`update enquiry_line set product_id = ${goods.id}, sample = true where enquiry_id = ${id}`)
    return { id, position: 1, kilograms: 5, application: 'Caps' }
  },
  'enquiries.withdraw': async ({ db }) => ({ ...(await aSentQuote(db)), reason: 'The price has moved' }),
}
