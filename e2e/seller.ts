// What the site connects when it starts: kinds of notices, among others.
import '#site/server/connect.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { NewQuote } from '#trade/quotes/new-quote.ts'
import { NewsletterDraft } from '#service/subscriptions/newsletter-draft.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { pay, ship } from '#testing/operators.ts'
import { addressInput } from '#testing/trading.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { answerEnquiry } from '#trade/enquiries/office/answer-enquiry.ts'
import { sendNewsletter } from '#service/subscriptions/server/send-newsletter.ts'
import { sendQuote } from '#trade/quotes/server/send-quote.ts'

/** The seller's part of a journey, done on the database of the site under test. */
async function asSeller<Result>(baseURL: string | undefined, act: (operating: Operating) => Promise<Result>) {
  const { port } = new URL(baseURL ?? '')
  const dataDir = readFileSync(join(tmpdir(), `polyharbor-e2e-${port}.path`), 'utf8')
  const db = openDatabase({ url: (await startEmbedded(dataDir)).url, pool: 1 })
  try {
    return await act({ db, config: readConfig({ LOG_LEVEL: 'silent' }, []), operatorId: 1 })
  } finally {
    await db.end()
  }
}

export const shipAsSeller = (baseURL: string | undefined, orderId: number) =>
  asSeller(baseURL, async (operating) => {
    await ship(operating, orderId)
  })

/** The money of an order is on the account. */
export const payAsSeller = (baseURL: string | undefined, order: { id: number; totalMinor: number }) =>
  asSeller(baseURL, (operating) => pay(operating, order))

export const quoteAsSeller = (baseURL: string | undefined, quote: v.InferInput<typeof NewQuote>) =>
  asSeller(baseURL, (operating) => sendQuote(operating, v.parse(NewQuote, quote)))

/** As if the link of its mail had been opened. */
export const proveAddress = (baseURL: string | undefined, email: string) =>
  asSeller(baseURL, ({ db }) => db.run(sql`update member set email_verified = true where email = ${email}`))

/** To all who read the same catalogue as this address. */
export const sendNewsletterAsSeller = (
  baseURL: string | undefined,
  reader: string,
  { subject, body }: { subject: string; body: string },
) =>
  asSeller(baseURL, async ({ db, config }) => {
    const catalogue = await db.first<{ id: number }>(sql`
      select category_id as id from subscription join subscriber on subscriber.id = subscriber_id where email = ${reader}`)
    const draft = { key: randomUUID(), productCatalog: catalogue?.id ?? 0, subjectEn: subject, bodyEn: body }
    const site = { ...config, publicOrigin: new URL(baseURL ?? '').origin }
    return sendNewsletter(db, v.parse(NewsletterDraft, draft), site)
  })

export const answerAsSeller = (baseURL: string | undefined, enquiryNo: string, body: string) =>
  asSeller(baseURL, async ({ db, config }) => {
    const enquiry = await db.first<{ id: number; contactId: number }>(sql`
      select id, contact_id as "contactId" from enquiry where enquiry_no = ${enquiryNo}`)
    return answerEnquiry(db, { enquiryId: enquiry?.id ?? 0, contactId: enquiry?.contactId ?? 0, body }, config)
  })

/** What is due of an order is to be secured by a letter of credit. */
export const agreeOnLetter = (baseURL: string | undefined, orderId: number) =>
  asSeller(baseURL, ({ db }) =>
    db.run(sql`update order_part set secured = 'letterOfCredit' where order_id = ${orderId}`),
  )

/** Somebody who keeps a company of the own, for which nobody else trades, and an address to be saved. */
export const aCompanyBuyer = (baseURL: string | undefined) =>
  asSeller(baseURL, async ({ db }) => {
    const name = randomUUID()
    const member = await aMember(db, { email: `${name}@example.com` })
    const company = await db.first<{ id: number }>(sql`
      with made as (insert into enterprise (name, name_key) values (${name}, ${name}) returning id)
      insert into company_member (member_id, enterprise_id, role) select ${member.id}, id, 'keeper' from made
      returning enterprise_id as id`)
    return { token: await aSession(db, member), companyId: company?.id ?? 0, address: await addressInput(db) }
  })

/** What goods cost is known from now on, in fen per tonne. */
export const knowCost = (baseURL: string | undefined, productId: number, perTonneMinor: number) =>
  asSeller(baseURL, ({ db }) =>
    db.run(sql`
      insert into goods_cost (product_id, currency, per_tonne, operator_id)
      values (${productId}, 'CNY', ${perTonneMinor}, 1)`),
  )
