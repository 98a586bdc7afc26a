import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { PlanPart } from '../plan.ts'

export interface PaymentTerms {
  code: string
  name: string
  nameEn: string
  payMethod: PayMethod
  parts: PlanPart[]
}

/** Of the row `type` of `payment_type`, as json. */
const terms = sql`jsonb_build_object('code', type.code, 'name', name_zh, 'nameEn', name_en,
  'payMethod', type.pay_method, 'parts', (
    select coalesce(jsonb_agg(jsonb_build_object('share', share, 'due', due, 'days', days, 'secured', secured)
      order by part.position), '[]')
    from payment_type_part as part where payment_type_id = type.id))`

/** A payment type with its parts, as json. What has only a code left is paid in advance. */
export const paymentTermsOf = (code: Sql) => sql`coalesce((
  select ${terms} from payment_type as type where type.code = ${code}),
  jsonb_build_object('code', ${code}, 'name', ${code}, 'nameEn', ${code}, 'payMethod', 'transfer', 'parts', '[]'::jsonb))`

/** Those of a quote, as they were when it was sent. */
export const paymentTermsOfQuote = sql`coalesce(quote.terms -> 'payment', ${paymentTermsOf(sql`quote.payment_type`)})`

const isOfType = sql`payment_type_id = type.id`
const before = sql`secured = 'money' and due in ('atOrder', 'beforeShipping')`

/**
 * Paid before the goods leave, and begun at order: what everybody may choose. With a part on credit it is for companies that
 * have one. The rest is agreed in a quote.
 */
const offered = sql`type.active and exists (
    select from payment_type_part where ${isOfType} and (due = 'atOrder' or secured = 'credit'))
  and not exists (
    select from payment_type_part where ${isOfType} and not (${before} or secured = 'credit'))`

/** As json; null where it is not offered. Whether there is credit for it is decided when it is taken. */
export const offeredType = (code: string | undefined) => sql`(
  select ${terms} from payment_type as type where type.code = ${code ?? null}::text and ${offered})`

export async function searchOfferedTypes(db: Db): Promise<PaymentTerms[]> {
  const rows = await db.many<{ terms: PaymentTerms }>(sql`
    select ${terms} as terms from payment_type as type where ${offered} order by type.position, type.id`)
  return rows.map(({ terms: found }) => found)
}
