import * as v from 'valibot'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { enquiries } from '#trade/enquiries/contract.ts'
import { NewQuote } from '#trade/quotes/new-quote.ts'
import { date } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { sendQuote } from '#trade/quotes/server/send-quote.ts'
import { aShop } from './catalogue.ts'
import { visitorLink } from '#trade/quotes/server/visitor-link.ts'
import { aQuestion } from './sales.ts'
import { aBankAccount, type Buyer } from './trading.ts'

const day = 24 * 3_600_000

/** A day counted from today, where the seller works. */
export const dayFromNow = (days: number) => date(new Date(Date.now() + days * day))

type Terms = InputOf<typeof enquiries.save>

export const anEnquiry = (buyer: Pick<Buyer, 'api'>, wishes: Partial<Terms> = {}) =>
  buyer.api.enquiries.save({
    lines: [{ productName: 'PP T30S', quantity: 25, unit: 'MT' }],
    purchaseTime: dayFromNow(30),
    agreement: true,
    ...wishes,
  })

type Wishes = Partial<v.InferInput<typeof NewQuote>>
type Line = v.InferInput<typeof NewQuote>['lines'][number]

export const aLine = (wishes: Partial<Line> = {}): Line => ({
  productName: 'PP T30S',
  kilograms: 25_000,
  price: '9850.50',
  leadTimeDays: 7,
  ...wishes,
})

/** What is not in the catalogue is sold by a shop of our own. */
async function anOwnShop(db: Db) {
  if (await db.first(sql`select 1 from shop where own`)) return
  await db.run(sql`update shop set own = true where id = ${await aShop(db)}`)
}

/** A quote over one line that is not of the catalogue, valid for a week, unless told otherwise. */
export async function aQuote(operator: Operating, enquiryId: number, wishes: Wishes = {}) {
  await aBankAccount(operator.db)
  await anOwnShop(operator.db)
  const quote = {
    enquiryId,
    lines: [aLine()],
    currency: 'CNY' as const,
    deliveryTerm: 'DELIVERED',
    deliveryPlace: '宁波',
    paymentType: 'TT_ADVANCE',
    validUntil: dayFromNow(7),
    ...wishes,
  }
  return sendQuote(operator, v.parse(NewQuote, quote))
}

/** As if the time had gone on: its last moment is so many milliseconds away. */
export async function endsIn(db: Db, quoteId: number, milliseconds: number) {
  await db.run(sql`alter table quote disable trigger quote_stays`)
  await db.run(sql`
    update quote set expires_at = now() + make_interval(secs => ${milliseconds / 1000}),
      created_at = created_at - interval '2 days' where id = ${quoteId}`)
  await db.run(sql`alter table quote enable trigger quote_stays`)
}

/** A visitor's enquiry with the token of the link that leads to it. */
export async function aFollowed({ db }: { db: Db }) {
  const { id } = await aQuestion(db)
  const path = await visitorLink(db, id)
  return { id, token: new URLSearchParams(path?.split('?')[1]).get('token') ?? '' }
}
